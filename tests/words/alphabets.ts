/**
 * The letters of each language's words. `script`: the Unicode script whose letters are all allowed; `letters`: allowed
 * lower-case letters. `isSpaced` is false where foreign words stand beside the language's own without a blank.
 */
type Alphabet = { script: '' | 'Georgian' | 'Hangul' | 'Han' | 'Hebrew'; letters: string; isSpaced?: boolean };

/** The basic Latin letters with the further ones of a language, those of its common loans included. */
const latin = (further: string): Alphabet => ({ script: '', letters: `a-z${further}` });

const cyrillic = (letters: string): Alphabet => ({ script: '', letters });

export const ALPHABETS: Readonly<Record<string, Alphabet>> = {
  al: latin('çë'),
  ar: { script: '', letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي' },
  az: latin('çəğıöşü'),
  ba: cyrillic('а-яёғҙҡңөүһәҫ'),
  cn: { script: 'Han', letters: '', isSpaced: false },
  cnr: latin('čćđšžśź'),
  cs: latin('áčďéěíňóřšťúůýž'),
  de: latin('äöüß'),
  en: latin(''),
  es: latin('áéíñóúüº'),
  et: latin('äõöüšž'),
  fa: { script: '', letters: 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی' },
  fr: latin('àâæçèéêëîïôœùûüÿ'),
  gr: { script: '', letters: 'α-ωάέήίόύώϊϋΐΰ' },
  hr: latin('čćđšž'),
  hu: latin('áéíóöőúüű'),
  il: { script: 'Hebrew', letters: '' },
  it: latin('àèéìòù'),
  ja: { script: 'Han', letters: '\\p{Script=Hiragana}\\p{Script=Katakana}ー', isSpaced: false },
  ka: { script: 'Georgian', letters: '' },
  ko: { script: 'Hangul', letters: '', isSpaced: false },
  ky: cyrillic('а-яёңөү'),
  kz: cyrillic('а-яёәғқңөұүһі'),
  lv: latin('āčēģīķļņšūž'),
  mn: cyrillic('а-яёөү'),
  nl: latin('áèéëïóöü'),
  pl: latin('ąćęłńóśźż'),
  pt: latin('àáâãçéêíóôõúº'),
  ro: latin('ăâîșț'),
  ru: cyrillic('а-яё'),
  sk: latin('áäčďéíĺľňóôŕšťúýž'),
  sl: latin('čšž'),
  sv: latin('åäöé'),
  tat: cyrillic('а-яёҗңөүһә'),
  tr: latin('çğıöşüâîû'),
  // Without the Russian ё, ъ, ы and э.
  ua: cyrillic('а-щьюяґєії'),
  uz: latin('ʻʼ'),
};

/** Latin words and signs that stand in texts of every script. */
export const LATIN_WORDS: ReadonlySet<string> = new Set(['JPG', 'PDF', 'PNG', 'QR', 'cookie', 'online', 'x']);

/** The opening and closing quotation mark of each language. */
export const QUOTATION_MARKS: Readonly<Record<string, string>> = {
  al: '«»',
  ar: '«»',
  az: '“”',
  ba: '«»',
  cn: '“”',
  cnr: '„”',
  cs: '„“',
  de: '„“',
  en: '“”',
  es: '«»',
  et: '„“',
  fa: '«»',
  fr: '«»',
  gr: '«»',
  hr: '„”',
  hu: '„”',
  il: '״״',
  it: '«»',
  ja: '「」',
  ka: '„“',
  ko: '‘’',
  ky: '«»',
  kz: '«»',
  lv: '“”',
  mn: '«»',
  nl: '‘’',
  pl: '„”',
  pt: '«»',
  ro: '„”',
  ru: '«»',
  sk: '„“',
  sl: '»«',
  sv: '””',
  tat: '«»',
  tr: '“”',
  ua: '«»',
  uz: '“”',
};
