import { existsSync } from 'node:fs'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../start-error.ts'

/** Makes the data folder where there is none. Throws StartError where it is a file or cannot be written. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    if (!(await stat(folder)).isDirectory()) {
      throw new StartError(`The data folder ${folder} is a file, not a folder. Set DATA_DIR to a folder.`)
    }
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** `recursive` never returns on file systems that answer ENOENT to every mkdir, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return
  if (!existsSync(dirname(path))) await makeFolder(dirname(path))
  await mkdir(path, { mode: 0o755 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
