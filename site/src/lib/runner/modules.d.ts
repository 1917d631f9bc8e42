declare module '@micropython/micropython-webassembly-pyscript' {
  export type MicroPython = {
    readonly FS: { mkdir(path: string): void; writeFile(path: string, text: string): void }
    registerJsModule(name: string, module: object): void
    runPython(code: string): unknown
  }
  export function loadMicroPython(options: {
    heapsize: number
    pystack: number
    linebuffer: false
    stdout: (byte: Uint8Array) => void
    url?: string
  }): Promise<MicroPython>
}

declare module '*.py' {
  const text: string
  export default text
}

declare module '@yowasp/clang' {
  type Tree = { [name: string]: Tree | string | Uint8Array }
  type Options = {
    stdout?: (bytes: Uint8Array | null) => void
    stderr?: (bytes: Uint8Array | null) => void
    fetchProgress?: () => void
  }
  /** Answers the files there are then; throws `Exit` where the command failed. */
  type Command = (args: string[], files: Tree, options: Options) => Promise<Tree | undefined>
  export const commands: Readonly<Record<'clang++' | 'addr2line', Command>>
  export class Exit extends Error {}
}

/** What the file with the compiler is called, and its bytes; see cpp-tools-plugin.ts. */
declare module 'tutu:cpp-tools' {
  export const size: number
  const name: string
  export default name
}
