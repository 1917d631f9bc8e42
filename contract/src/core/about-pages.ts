/** Addresses below /about that are pages of their own: no section and no page may have one of them. */
export const ABOUT_PAGES = ['team', 'mentors', 'jobs', 'news'] as const

/** Slugs of pages that the law, or parents, look for: they stand in a line of their own at the foot of every page. */
export const LEGAL_PAGES = ['terms', 'privacy', 'children-privacy', 'refund'] as const
/** The page whose text stands beside the contact form, at the form's address. */
export const CONTACT_PAGE = 'contact'
