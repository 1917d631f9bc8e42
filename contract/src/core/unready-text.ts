/** What the HTML of a text begins with that is not laid out yet, a sentence saying so; typed by nobody, since texts are escaped. */
export const UNREADY = '<p data-unready>'

export const isUnready = (html: string): boolean => html.startsWith(UNREADY)
