type Attributes = Readonly<Record<string, string | boolean>>

/** An element with what is in it, as the parts of exercises and of the player are made. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'string') made.setAttribute(key, value)
    else made.toggleAttribute(key, value)
  }
  made.append(...children)
  return made
}
