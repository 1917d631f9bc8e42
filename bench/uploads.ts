import sharp from 'sharp'
import { MIB, residentOf, cpuOf } from './usage.ts'
import type { SiteServer } from './site-server.ts'
import { number } from './table.ts'
import { runUploads, type UploadResult } from './upload-job.ts'

const FILE = 20 * 1024 * 1024
const FILES = 12
const AT_ONCE = 4
const CROWD = 50
/** How often the memory is looked at while many upload, in ms. */
const LOOK_EVERY = 25
const PHOTO = { width: 4000, height: 3000 }

/** Uploads beside a bare Fastify that streams to the same disk: rows of name, value, yardstick, ratio or limit. */
export async function measureUploads(site: SiteServer, barePort: number, token: string): Promise<string[][]> {
  const headers = { batoken: token, server: 'true' }
  await call(site, '/admin/routine.config/edit', { upload_maxsize: 2 * FILE }, headers)
  const upload = { port: site.port, path: '/admin/ajax/upload', headers, asForm: true, bytes: FILE }
  const bare = { ...upload, port: barePort, path: '/upload', headers: {}, asForm: false }
  const load = { files: FILES, connections: AT_ONCE }
  // Taken before and after: disks change their pace.
  const first = await runUploads({ ...bare, ...load })
  const own = await runUploads({ ...upload, ...load })
  const second = await runUploads({ ...bare, ...load })
  const pace = ({ seconds }: UploadResult): number => (FILES * FILE) / MIB / seconds
  const yardstick = (pace(first) + pace(second)) / 2
  const crowd = await memoryOfCrowd(site, () => runUploads({ ...upload, files: CROWD, connections: CROWD }))
  return [
    [
      `uploads of 20 MiB, ${AT_ONCE} at once, MiB/s`,
      number(pace(own)),
      `bare stream to disk ${number(yardstick)}`,
      (pace(own) / yardstick).toFixed(2),
      '≥ 0.5',
      problem(own),
    ],
    [`${CROWD} uploads of 20 MiB at once, MiB above idle`, ...crowd.cells, '≤ 50', problem(crowd.result)],
    await photoRow(site, headers),
  ]
}

async function memoryOfCrowd({ child }: SiteServer, work: () => Promise<UploadResult>) {
  const resident = async (): Promise<number> => (await residentOf(child.pid ?? 0)) ?? Number.NaN
  const idle = await resident()
  let peak = idle
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void resident().then((now) => {
      peak = Math.max(peak, now)
      isLooking = false
    })
  }, LOOK_EVERY)
  const result = await work().finally(() => clearInterval(timer))
  return { result, cells: [number(peak - idle), `idle ${number(idle)}`, ''] }
}

/** What a photo costs until it is answered: metadata off, thumbnails in WebP, placeholder. */
async function photoRow({ port, child }: SiteServer, headers: Record<string, string>): Promise<string[]> {
  const form = new FormData()
  form.append('file', new Blob([await makePhoto()], { type: 'image/jpeg' }), 'photo.jpg')
  const before = await cpuOf(child.pid ?? 0)
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/admin/ajax/upload`, { method: 'POST', headers, body: form })
  const body = await answer.text()
  const took = performance.now() - began
  const after = await cpuOf(child.pid ?? 0)
  const cpu = before === undefined || after === undefined ? 'unknown' : (after - before).toFixed(2)
  const isFine = body.startsWith('{"code":1,')
  return [
    'a photo of 12 megapixels, s of CPU',
    cpu,
    `answered after ${number(took)} ms`,
    '',
    '≤ 1.0',
    isFine ? '' : body,
  ]
}

/** A gradient with noise: as hard to pack as a real photo, some 4 MB. */
async function makePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = PHOTO
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const gradient = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#e8590c"/><stop offset="1" stop-color="#1c7ed6"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
  const photo = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .composite([{ input: gradient, blend: 'overlay' }])
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(photo)
}

async function call({ port }: SiteServer, path: string, body: object, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, msg } = (await answer.json()) as { code: number; msg: string }
  if (code !== 1) throw new Error(`${path}: ${msg}`)
}

function problem({ failed, why }: UploadResult): string {
  return failed > 0 ? `${failed} failed: ${why}` : ''
}
