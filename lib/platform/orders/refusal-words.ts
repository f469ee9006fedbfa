/**
 * What a refused order says about itself, in the order's language. The guest app has words of its own for most fields;
 * these are for the lines that it shows as the server sent them (guest-app 8). A language without a column reads English.
 */
const WORDS = {
  gone: {
    en: 'no longer available',
    de: 'nicht mehr verfügbar',
    es: 'ya no está disponible',
    fr: 'n’est plus disponible',
    ru: 'больше недоступно',
    ar: 'لم يعد متاحًا',
  },
  closed: {
    en: 'cannot be ordered at this time',
    de: 'kann zu dieser Zeit nicht bestellt werden',
    es: 'no se puede pedir a esta hora',
    fr: 'ne peut pas être commandé à cette heure',
    ru: 'сейчас нельзя заказать',
    ar: 'لا يمكن طلبه في هذا الوقت',
  },
  count: {
    en: 'not that many can be ordered',
    de: 'so viele können nicht bestellt werden',
    es: 'no se pueden pedir tantas unidades',
    fr: 'une telle quantité ne peut pas être commandée',
    ru: 'столько заказать нельзя',
    ar: 'لا يمكن طلب هذه الكمية',
  },
  slot: {
    en: 'this time is no longer free',
    de: 'diese Zeit ist nicht mehr frei',
    es: 'esta hora ya no está libre',
    fr: 'cet horaire n’est plus libre',
    ru: 'это время уже занято',
    ar: 'هذا الموعد لم يعد متاحًا',
  },
  price: {
    en: 'the price has changed',
    de: 'der Preis hat sich geändert',
    es: 'el precio ha cambiado',
    fr: 'le prix a changé',
    ru: 'цена изменилась',
    ar: 'تغيّر السعر',
  },
  changed: {
    en: 'the choices have changed, please choose again',
    de: 'die Auswahl hat sich geändert, bitte neu wählen',
    es: 'las opciones han cambiado, elija de nuevo',
    fr: 'les choix ont changé, veuillez choisir à nouveau',
    ru: 'варианты изменились, выберите ещё раз',
    ar: 'تغيّرت الخيارات، يُرجى الاختيار من جديد',
  },
  answer: {
    en: 'please check this answer',
    de: 'bitte diese Angabe prüfen',
    es: 'revise esta respuesta',
    fr: 'veuillez vérifier cette réponse',
    ru: 'проверьте этот ответ',
    ar: 'يُرجى التحقق من هذه الإجابة',
  },
  more: {
    en: 'please choose {n} more',
    de: 'bitte noch {n} auswählen',
    es: 'elija {n} más',
    fr: 'veuillez en choisir encore {n}',
    ru: 'выберите ещё {n}',
    ar: 'يُرجى إكمال الاختيار، المتبقي: {n}',
  },
  payment: {
    en: 'please choose how to pay',
    de: 'bitte eine Zahlungsart wählen',
    es: 'elija una forma de pago',
    fr: 'veuillez choisir un mode de paiement',
    ru: 'выберите способ оплаты',
    ar: 'يُرجى اختيار طريقة الدفع',
  },
  begun: {
    en: 'the hotel is already at work on this order',
    de: 'das Hotel bearbeitet diese Bestellung bereits',
    es: 'el hotel ya está preparando este pedido',
    fr: 'l’hôtel s’occupe déjà de cette commande',
    ru: 'отель уже занимается этим заказом',
    ar: 'بدأ الفندق العمل على هذا الطلب',
  },
  ended: {
    en: 'this order is closed',
    de: 'diese Bestellung ist abgeschlossen',
    es: 'este pedido está cerrado',
    fr: 'cette commande est close',
    ru: 'этот заказ закрыт',
    ar: 'هذا الطلب مغلق',
  },
  room: {
    en: 'please give your room number',
    de: 'bitte die Zimmernummer angeben',
    es: 'indique su número de habitación',
    fr: 'veuillez indiquer votre numéro de chambre',
    ru: 'укажите ваш номер в отеле',
    ar: 'يُرجى ذكر رقم الغرفة',
  },
  drafts: {
    en: 'many orders of this room are still waiting for the hotel, please try again later',
    de: 'für dieses Zimmer warten noch viele Bestellungen auf das Hotel, bitte später erneut versuchen',
    es: 'muchos pedidos de esta habitación aún esperan al hotel, inténtelo más tarde',
    fr: 'beaucoup de commandes de cette chambre attendent encore l’hôtel, veuillez réessayer plus tard',
    ru: 'отель ещё не принял много заказов этого номера, попробуйте позже',
    ar: 'ما زالت طلبات كثيرة لهذه الغرفة بانتظار الفندق، يُرجى المحاولة لاحقًا',
  },
  minimum: {
    en: 'the order is below the hotel’s minimum',
    de: 'der Mindestbestellwert ist noch nicht erreicht',
    es: 'el pedido no alcanza el mínimo del hotel',
    fr: 'le minimum de commande n’est pas atteint',
    ru: 'сумма заказа меньше минимальной',
    ar: 'قيمة الطلب أقل من الحد الأدنى',
  },
  consent: {
    en: 'please give your consent first',
    de: 'bitte zuerst zustimmen',
    es: 'dé primero su consentimiento',
    fr: 'veuillez d’abord donner votre accord',
    ru: 'сначала дайте согласие',
    ar: 'يُرجى الموافقة أولًا',
  },
} as const;

export type RefusalWord = keyof typeof WORDS;

/** `gaps`: what stands in the places of the sentence, as in 'please choose {n} more'. */
export function refusalWord(word: RefusalWord, language: string, gaps: Readonly<Record<string, number>> = {}): string {
  const languages: Readonly<Record<string, string>> = WORDS[word];
  const sentence = (Object.hasOwn(languages, language) ? languages[language] : undefined) ?? WORDS[word].en;
  return Object.entries(gaps).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), sentence);
}
