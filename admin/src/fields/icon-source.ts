export const ICON_SOURCES = ['local', 'antd', 'fontawesome', 'bootstrap'] as const
export type IconSource = (typeof ICON_SOURCES)[number]

const PATTERNS: Readonly<Record<IconSource, RegExp>> = {
  local: /^local-[a-z0-9-]+$/,
  antd: /^[A-Z][A-Za-z0-9]*(Outlined|Filled|TwoTone)$/,
  fontawesome: /^fa[a-z]?( fa-[a-z0-9-]+)+$/,
  bootstrap: /^bi bi-[a-z0-9-]+$/,
}

/** Which set draws an icon, by the shape of its name; undefined for a name of none. */
export function iconSource(name: string): IconSource | undefined {
  return ICON_SOURCES.find((source) => PATTERNS[source].test(name))
}
