const KEY = 'device-key'
const LIKED = 'liked'

type Liked = Record<string, number>

/** The heart below an article: once for each device, and it can be taken back. What this device likes it keeps itself. */
export function startLike(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-like]')
  const count = button?.querySelector<HTMLElement>('[data-like-count]')
  const note = document.querySelector<HTMLElement>('[data-note]')
  if (!button || !count) return
  const path = button.dataset['like']!
  const kept = readLiked()[path]
  // The page may have been kept since before.
  if (kept !== undefined) show(true, Math.max(kept, Number(count.dataset['likeCount'])))

  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return
    const on = button.ariaPressed !== 'true'
    button.ariaBusy = 'true'
    if (note) note.textContent = ''
    try {
      const { likes } = await send({ path, device: deviceKey(), on })
      show(on, likes)
      keep(on ? likes : undefined)
    } catch {
      if (note) note.textContent = note.dataset['likeProblem'] ?? ''
    }
    button.ariaBusy = 'false'
  })

  function show(on: boolean, likes: number): void {
    button!.ariaPressed = String(on)
    count!.textContent = likes > 0 ? String(likes) : ''
    count!.ariaLabel = count!.ariaLabel?.replace(/\d+/, String(likes)) ?? null
  }

  function keep(likes: number | undefined): void {
    // What is undefined is not written.
    write(LIKED, JSON.stringify({ ...readLiked(), [path]: likes }))
  }
}

async function send(body: object): Promise<{ likes: number }> {
  const response = await fetch('/api/common/like', {
    method: 'POST',
    headers: { 'content-type': 'application/json', server: 'true' },
    body: JSON.stringify(body),
  })
  const { code, data } = (await response.json()) as { code: number; data: { likes: number } }
  if (code !== 1) throw new Error(String(code))
  return data
}

function readLiked(): Liked {
  try {
    return JSON.parse(localStorage.getItem(LIKED) ?? '{}') as Liked
  } catch {
    return {}
  }
}

/** Made here, for this alone: it says nothing of who or what the device is. */
function deviceKey(): string {
  let key: string | null = null
  try {
    key = localStorage.getItem(KEY)
  } catch {
    // Storage may be switched off: this like is then one of its own.
  }
  if (key) return key
  const made = [...crypto.getRandomValues(new Uint8Array(18))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  write(KEY, made)
  return made
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Storage may be switched off or full: it lasts for this page.
  }
}
