import { applyOptions } from './appearance.ts'
import { dressLate, PLAYED_BITMAPS } from './bitmaps.ts'
import { wireControls } from './controls.ts'
import { takeCover } from './cover.ts'
import { element } from './elements.ts'
import { supplyMusic } from './music.ts'
import { OPTIONS_ID, type PageOptions } from './options.ts'
import type { FromPlayer, ToPlayer } from './preview-link.ts'
import { readProject } from './project-data.ts'
import type { Scaffolding } from './scaffolding.ts'
import { allowSvgMeasuring } from './svg-measuring.ts'
import { makeTouchKeys } from './touch-keys.ts'

// The script of a produced page and of the preview, which is such a page in a frame. It runs after the runtime.

// A project is somebody's program: it gets a stage, sounds and keys, and nothing else of the browser.
const REFUSED = ['canLoadExtensionFromProject', 'canFetch', 'canOpenWindow', 'canRedirect', 'canReadClipboard']
const REFUSED_TOO = ['canNotify', 'canGeolocate', 'canEmbed', 'canDownload']

/** ms */
const COVER_AFTER = 1500
/** ms */
const NOTICE_FOR = 10_000

const preview = window.tutuPreview
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
const tell = (message: FromPlayer): void => preview?.port.postMessage(message)
const options = JSON.parse(element(OPTIONS_ID).textContent) as PageOptions

function show(state: 'loading' | 'waiting' | 'playing' | 'failed'): void {
  document.documentElement.dataset.state = state
}

function fail(reason: 'webgl' | 'project'): void {
  element('problem').textContent = reason === 'webgl' ? options.words.noWebGl : options.words.failed
  show('failed')
  tell({ type: 'failed', reason })
}

/** Says something that does not stop the project; it goes by itself. */
function notify(text: string): void {
  const notice = element('notice')
  notice.textContent = text
  setTimeout(() => (notice.textContent = ''), NOTICE_FOR)
}

function setUp(): Scaffolding | undefined {
  try {
    const scaffolding = new window.Scaffolding.Scaffolding()
    scaffolding.shouldConnectPeripherals = false
    scaffolding.usePackagedRuntime = true
    scaffolding.messages = { ...scaffolding.messages, ...options.words.runtime }
    scaffolding.setup()
    scaffolding.vm.attachV2BitmapAdapter(PLAYED_BITMAPS)
    dressLate(scaffolding.vm.renderer)
    scaffolding.setExtensionSecurityManager(
      Object.fromEntries([...REFUSED, ...REFUSED_TOO].map((rule) => [rule, false])),
    )
    scaffolding.addCloudProvider(new window.Scaffolding.Cloud.LocalStorageProvider(`scratch-cloud-${options.id}`))
    scaffolding.videoProvider.onError = () => notify(options.words.noCamera)
    scaffolding.appendTo(element('stage'))
    // The name under which everybody who tinkers with such pages expects it.
    window.vm = scaffolding.vm
    return scaffolding
  } catch {
    return undefined
  }
}

async function play(scaffolding: Scaffolding): Promise<void> {
  const start = (): void => {
    show('playing')
    // The runtime hears keys only while nothing in the page has the focus.
    element('go').blur()
    scaffolding.greenFlag()
    // A moment into the play there is more to see than before it.
    if (preview) setTimeout(sendCover, COVER_AFTER)
  }
  const sendCover = (): void => {
    takeCover(scaffolding).then(
      (picture) => tell({ type: 'cover', picture }),
      // Without a picture the page simply has no cover.
      () => undefined,
    )
  }
  makeTouchKeys(options, scaffolding)
  wireControls(scaffolding, start)
  applyOptions(options, scaffolding)
  element('start').addEventListener('click', start)
  element('go').focus()
  new ResizeObserver(() => scaffolding.relayout()).observe(element('stage'))
  if (preview) {
    preview.port.onmessage = ({ data }: MessageEvent<ToPlayer>) => {
      if (data.type === 'options') applyOptions(data.options, scaffolding)
      else if (data.type === 'cover') sendCover()
      else scaffolding.stopAll()
    }
  }

  try {
    await scaffolding.loadProject(preview?.project ?? readProject())
    await supplyMusic(scaffolding)
  } catch {
    return fail('project')
  }
  if (options.autoplay) start()
  else show('waiting')
  tell({ type: 'ready' })
  if (preview) sendCover()
}

allowSvgMeasuring()
const scaffolding = setUp()
if (scaffolding) void play(scaffolding)
else fail('webgl')
