import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { cppTools } from './cpp-tools.ts'

export const CPP_TOOLS = 'tutu:cpp-tools'
const OWN = `\0${CPP_TOOLS}`

/** The module of that name: what the file with the compiler is called, which stands beside the scripts of the build, and its bytes. */
export async function nameOfCppTools(folder = ''): Promise<string> {
  const path = await cppTools()
  const { size } = await stat(path)
  return `export default ${JSON.stringify(folder ? folder + path : basename(path))}\nexport const size = ${size}`
}

/** `import name, { size } from 'tutu:cpp-tools'`, for `new URL(name, import.meta.url)`. The file is packed when it is first asked for. */
export function cppToolsFile(): Plugin {
  let isBuilding = false
  return {
    name: 'cpp-tools',
    configResolved: ({ command }) => void (isBuilding = command === 'build'),
    resolveId: (source) => (source === CPP_TOOLS ? OWN : undefined),
    load(id) {
      if (id !== OWN) return undefined
      return nameOfCppTools(isBuilding ? '' : '/@fs')
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const path = await cppTools()
      this.emitFile({ type: 'asset', fileName: `assets/${basename(path)}`, source: await readFile(path) })
    },
  }
}
