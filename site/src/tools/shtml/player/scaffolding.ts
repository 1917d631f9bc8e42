/** The parts of the runtime the player uses. It is loaded beside the player and never bundled. */
export type Scaffolding = {
  vm: {
    renderer: { requestSnapshot(answer: (dataUrl: string) => void): void; draw(): void }
    postIOData(device: 'keyboard', data: { key: string; isDown: boolean }): void
    setTurboMode(on: boolean): void
  }
  messages: Record<string, string>
  shouldConnectPeripherals: boolean
  setup(): void
  appendTo(element: HTMLElement): void
  relayout(): void
  loadProject(data: ArrayBuffer): Promise<void>
  greenFlag(): void
  stopAll(): void
  setAccentColor(colour: string): void
  setUsername(name: string): void
  addCloudProvider(provider: object): void
  setExtensionSecurityManager(rules: Readonly<Record<string, boolean>>): void
  addEventListener(type: 'PROJECT_RUN_START' | 'PROJECT_RUN_STOP', listener: () => void): void
}

declare global {
  interface Window {
    vm?: Scaffolding['vm']
    Scaffolding: {
      Scaffolding: new () => Scaffolding
      Cloud: { LocalStorageProvider: new (key: string) => object }
    }
  }
}
