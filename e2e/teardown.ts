import { rmSync } from 'node:fs'

/** The server is stopped after this runs, so the folder may still be written to: what is left is the system's to clean. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR
  if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
