/** Fields in which people tell something in words of their own; whatever else a form holds is printed as it was typed. */
export const FREE_TEXTS = /(?:^|_)(?:facts|grounds?|recitals?|defen[cs]es|counter_arguments|circumstances|conduct|reasons?|efforts)$/;
