import type { BitmapAdapter } from './bitmaps.ts'

/** The parts of the runtime the player uses. It is loaded beside the player and never bundled. */
export type Scaffolding = {
  vm: {
    renderer: Renderer
    postIOData(device: 'keyboard', data: { key: string; isDown: boolean }): void
    setTurboMode(on: boolean): void
    attachV2BitmapAdapter(adapter: BitmapAdapter): void
    runtime: { ext_music?: MusicExtension }
  }
  videoProvider: { onError(error: unknown): void }
  messages: Record<string, string>
  shouldConnectPeripherals: boolean
  /** Set before `setup`: costumes and sounds are not kept for saving, nor named by their MD5. */
  usePackagedRuntime: boolean
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

/** What draws the stage: drawables wear skins, each named by a number. */
export type Renderer = {
  requestSnapshot(answer: (dataUrl: string) => void): void
  draw(): void
  createBitmapSkin(image: SkinImage, resolution?: number, centre?: readonly number[]): number
  updateBitmapSkin(skin: number, image: SkinImage, resolution: number, centre?: readonly number[]): void
  updateDrawableSkinId(drawable: number, skin: number): void
  getSkinSize(skin: number): readonly number[]
  getSkinRotationCenter(skin: number): readonly number[]
  destroySkin(skin: number): void
  /** By their numbers, with gaps. */
  readonly _allSkins: readonly (Skin | undefined)[]
}

export type SkinImage = HTMLCanvasElement | ImageBitmap | ImageData

/** What a costume draws. Of a drawing the runtime goes on before its image is loaded. */
export type Skin = {
  readonly size: readonly number[]
  readonly _svgImage?: HTMLImageElement
  readonly _svgImageLoaded?: boolean
}

/** The runtime's own drums and instruments, there once a project uses them. Its lists of players are filled by `music.ts`. */
export type MusicExtension = {
  readonly DRUM_INFO: readonly { readonly fileName: string }[]
  readonly INSTRUMENT_INFO: readonly { readonly dirName: string; readonly samples: readonly number[] }[]
  readonly _drumPlayers: unknown[]
  readonly _instrumentPlayerArrays: unknown[][]
  _decodeSound(data: ArrayBuffer): Promise<unknown>
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
