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
