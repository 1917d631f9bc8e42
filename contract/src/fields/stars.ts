/** Stars of a rating where the field does not say. A file of its own: lists of the back office carry no schemas. */
export const STARS_MAX = 5
