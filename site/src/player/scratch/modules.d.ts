/** Drums and instruments as base64 of MP3 files, by their names in the runtime; see music-sounds-plugin.ts. */
declare module 'virtual:music-sounds' {
  const sounds: Readonly<Record<string, string>>
  export default sounds
}
