/** Sources of regular expressions for values that settings share. */

/** `//host`, `https://host/path`: where else files or calls are. */
export const HOST = '(?:https?:)?\\/\\/[\\w.\\-]+(?::\\d{1,5})?(?:\\/[\\w.\\/\\-]*)?'
/** Address of a service, no path. */
export const ENDPOINT = 'https?:\\/\\/[\\w.\\-]+(?::\\d{1,5})?\\/?'
/** Host name or IP address. */
export const HOST_NAME = '[A-Za-z0-9](?:[A-Za-z0-9.\\-:]{0,251}[A-Za-z0-9])?'
export const BUCKET = '[a-z0-9][a-z0-9.\\-]{1,61}[a-z0-9]'
/** Forms of settings that are texts here and types of their own on the wire (wire 1.8). */
export const DATE = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'
export const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?'
export const YEAR = '\\d{4}'
/** Up to three names or numbers of areas, the largest first. */
export const AREAS = '[^,]{1,60}(?:,[^,]{1,60}){0,2}'
export const REGION = '[a-z0-9\\-]{2,40}'
/** `*`, or a comma list of extensions and `type/*` or `type/subtype` (spec 3). */
export const FILE_TYPES =
  '\\*|\\s*[\\w.+\\-]+(?:\\/(?:\\*|[\\w.+\\-]+))?\\s*(?:,\\s*[\\w.+\\-]+(?:\\/(?:\\*|[\\w.+\\-]+))?\\s*)*'
/**
 * Key template of spec 7: a path on this site with its placeholders. It ends in the file's extension, by which files are
 * served under their type.
 */
export const KEY_TEMPLATE =
  '(?!.*\\.\\.)\\/(?!\\/)(?:[\\w.\\/\\-]|\\{(?:topic|year|mon|day|hour|min|sec|random|random32|filename|suffix|\\.suffix|filesha1)\\})+(?:\\{\\.suffix\\}|\\.\\{suffix\\})'
