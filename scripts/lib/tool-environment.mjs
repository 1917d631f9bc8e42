/** What npm, builds and checks look at: programs, language, colours, folders, proxies, certificates, Node and its managers. */
const PASSED_ON = [
  /^(PATH|PATHEXT|HOME|USER|LOGNAME|SHELL|COMSPEC|TMPDIR|TMP|TEMP|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES.*)$/i,
  /^(LANG|LANGUAGE|LC_\w+|TZ|TERM|COLORTERM|FORCE_COLOR|NO_COLOR|CI)$/i,
  /^(NODE|NPM|NVM|VOLTA|ASDF|FNM|MISE|NODENV|COREPACK|XDG|GIT|SSL_CERT)_\w+$/i,
  /^(HTTP|HTTPS|ALL|NO)_PROXY$/i,
]

/**
 * The environment of tools that install, build and check. Code of others runs in them, such as the install scripts of
 * packages: the site's settings, with their passwords and keys, are none of its business.
 */
export function toolEnvironment(source = process.env) {
  return Object.fromEntries(Object.entries(source).filter(([name]) => PASSED_ON.some((known) => known.test(name))))
}
