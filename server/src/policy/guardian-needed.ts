/** Whoever was born in this year or later may be under 14 (PIPL, article 31): the birthday is not known. */
export const guardianFrom = (): number => new Date().getFullYear() - 14
