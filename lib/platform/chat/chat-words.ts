/** What a refused registration, message or file says about itself, in the guest's language. English where one lacks. */
const WORDS = {
  name: {
    en: 'Please give your name',
    de: 'Bitte Ihren Namen angeben',
    es: 'Indique su nombre',
    fr: 'Veuillez indiquer votre nom',
    ru: 'Укажите имя',
    ar: 'يُرجى ذكر اسمكم',
  },
  room_number: {
    en: 'Please give your room number',
    de: 'Bitte die Zimmernummer angeben',
    es: 'Indique su número de habitación',
    fr: 'Veuillez indiquer votre numéro de chambre',
    ru: 'Укажите ваш номер в отеле',
    ar: 'يُرجى ذكر رقم الغرفة',
  },
  long: {
    en: 'This is too long',
    de: 'Das ist zu lang',
    es: 'Es demasiado largo',
    fr: 'C’est trop long',
    ru: 'Слишком длинно',
    ar: 'النص طويل جدًا',
  },
  empty: {
    en: 'Please write a message',
    de: 'Bitte eine Nachricht schreiben',
    es: 'Escriba un mensaje',
    fr: 'Veuillez écrire un message',
    ru: 'Напишите сообщение',
    ar: 'يُرجى كتابة رسالة',
  },
  file: {
    en: 'This file cannot be sent: pictures, PDF and plain text can',
    de: 'Diese Datei kann nicht gesendet werden: möglich sind Bilder, PDF und reiner Text',
    es: 'No se puede enviar este archivo: se admiten imágenes, PDF y texto sin formato',
    fr: 'Ce fichier ne peut pas être envoyé : images, PDF et texte brut sont acceptés',
    ru: 'Этот файл нельзя отправить: подходят картинки, PDF и простой текст',
    ar: 'لا يمكن إرسال هذا الملف: تُقبل الصور وملفات PDF والنصوص العادية',
  },
  files: {
    en: 'No more files can be sent in this chat',
    de: 'In diesem Chat können keine weiteren Dateien gesendet werden',
    es: 'No se pueden enviar más archivos en este chat',
    fr: 'Aucun autre fichier ne peut être envoyé dans cette discussion',
    ru: 'В этом чате больше нельзя отправлять файлы',
    ar: 'لا يمكن إرسال المزيد من الملفات في هذه المحادثة',
  },
  files_today: {
    en: 'The hotel can take no more files today',
    de: 'Das Hotel kann heute keine weiteren Dateien annehmen',
    es: 'El hotel no puede recibir más archivos hoy',
    fr: 'L’hôtel ne peut plus recevoir de fichiers aujourd’hui',
    ru: 'Сегодня отель больше не может принимать файлы',
    ar: 'لا يمكن للفندق استلام المزيد من الملفات اليوم',
  },
} as const;

export type ChatWord = keyof typeof WORDS;

export function chatWord(word: ChatWord, language: string): string {
  const languages: Readonly<Record<string, string>> = WORDS[word];
  return (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? WORDS[word].en;
}
