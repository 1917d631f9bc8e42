/** Whether the browser was told to save data: then nothing comes that may not be needed. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
