/** Ids of a tab and of what it shows, from its path. */
export const tabId = (path: string): string => `tab${encodeURIComponent(path)}`
export const paneId = (path: string): string => `pane${encodeURIComponent(path)}`
