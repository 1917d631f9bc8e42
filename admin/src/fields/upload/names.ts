/** The last part of a path without its suffix, and without the digest the naming template may put behind the name. */
export const baseName = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replace(/(?<=.)[\da-f]{40}$/, '')

/** The same with its suffix: what a file is called until its own name is known. */
export const fileName = (path: string): string => baseName(path) + (/\.\w+$/.exec(path)?.[0] ?? '')
