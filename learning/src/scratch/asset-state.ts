/**
 * How a costume or sound stands: in order; readable, but not what was saved or not all of it; of no use to a browser,
 * which shows a “?” or stays silent.
 */
export type AssetState = 'whole' | 'damaged' | 'unreadable'
