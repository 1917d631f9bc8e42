/**
 * Where a file is fetched from (spec 5): its path below the CDN where there is one, as it is where it is absolute or
 * data. The one place that knows; every picture, script and style of site and back office goes through it.
 * `cdnUrl` as site config has it: '' or '//host/path'.
 */
export function assetUrl(path: string, cdnUrl: string): string {
  return /^(?:https?:)?\/\/|^(?:data|blob):/i.test(path) ? path : cdnUrl.replace(/\/$/, '') + path
}
