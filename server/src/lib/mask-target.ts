/** A name that nobody has, as logs may show it: it may be a password in the wrong place. */
export function maskName(name: string): string {
  return `${[...name][0] ?? ''}***`
}

/** An address of mail or a number as logs may show it: recognised by who knows it, told to nobody. */
export function maskTarget(target: string): string {
  const at = target.indexOf('@')
  if (at > 0) return `${target.slice(0, 1)}***${target.slice(at)}`
  return `${target.slice(0, 3)}****${target.slice(-4)}`
}
