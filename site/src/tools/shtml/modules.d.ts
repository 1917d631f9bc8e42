/** A module bundled into one script, as text; see script-text-plugin.ts. */
declare module '*?script' {
  const text: string
  export default text
}
