/** A dish that the hotel never had, in each of its languages. `choices`: the answers to its question. */
export const DISH = {
  en: {
    title: 'Chilled almond soup',
    descr: 'With grapes and olive oil.',
    question: 'With bread?',
    choices: ['With bread', 'Without bread'],
    picture: 'A white soup in a clay bowl',
  },
  es: {
    title: 'Ajoblanco frío',
    descr: 'Con uvas y aceite de oliva.',
    question: '¿Con pan?',
    choices: ['Con pan', 'Sin pan'],
    picture: 'Una sopa blanca en un cuenco de barro',
  },
  de: {
    title: 'Kalte Mandelsuppe',
    descr: 'Mit Trauben und Olivenöl.',
    question: 'Mit Brot?',
    choices: ['Mit Brot', 'Ohne Brot'],
    picture: 'Eine weiße Suppe in einer Tonschale',
  },
  ru: {
    title: 'Холодный миндальный суп',
    descr: 'С виноградом и оливковым маслом.',
    question: 'Подать с хлебом?',
    choices: ['С хлебом', 'Без хлеба'],
    picture: 'Белый суп в глиняной миске',
  },
  ar: {
    title: 'شوربة اللوز الباردة',
    descr: 'مع العنب وزيت الزيتون.',
    question: 'هل تريدون الخبز معها؟',
    choices: ['مع الخبز', 'بدون خبز'],
    picture: 'شوربة بيضاء في وعاء من الفخار',
  },
} as const;
export type DishLanguage = keyof typeof DISH;
export const DISH_LANGUAGES = Object.keys(DISH) as DishLanguage[];
/** The languages as the tabs of the editor name them. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', de: 'Deutsch', ru: 'Русский', ar: 'العربية' } as const;
