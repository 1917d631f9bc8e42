// Loaded when a preview is first looked at.
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Language } from '@tutu/contract/core/languages'
import { Alert, Button, Flex, Segmented, Spin } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { copyText } from '../../lib/copy-text.ts'
import { useMedia } from '../../lib/media.ts'
import { message } from '../../lib/message.ts'
import { sitePath } from '../../lib/site-path.ts'
import { useText } from '../../kit/text.ts'
import { tellFailure } from './publishing.tsx'
import './preview.css'

type Opened = { token: string; path: string }

type Props = {
  definition: Definition
  /** Absent: a new record. */
  id: number | undefined
  /** What the form says now, as a save would post it. */
  body: Readonly<Record<string, unknown>>
  /** In which the page is shown: that of the texts being written. */
  content: Language
}

/** ms after the last key. */
const SETTLED = 500
const WIDTHS = { phone: 390, desktop: 1280 } as const
type Device = keyof typeof WIDTHS

/** The public page as it would be if the form were published now, rendered by the site itself. */
export function PreviewPanel({ definition, id, body, content }: Props) {
  const text = useText()
  const isPhone = useMedia('(max-width: 599px)')
  // A page for desktops is too small to read on a phone.
  const [chosen, setDevice] = useState<Device>()
  const device = chosen ?? (isPhone ? 'phone' : 'desktop')
  const [opened, setOpened] = useState<Opened>()
  const [shown, setShown] = useState(0)
  const [failed, setFailed] = useState(false)
  const [shared, setShared] = useState<Opened>()
  const token = useRef<string>(undefined)
  const call = `/admin/${controllerBase(definition)}/previewPage`
  const said = JSON.stringify(body)

  useEffect(() => {
    const aborted = new AbortController()
    const open = async () => {
      try {
        const form = { ...(JSON.parse(said) as object), ...(id !== undefined && { id }), token: token.current ?? '' }
        const { data: answer } = await api.post<Opened>(call, form, { showError: false, signal: aborted.signal })
        token.current = answer.token
        setOpened(answer)
        setShown((count) => count + 1)
        setFailed(false)
      } catch {
        if (!aborted.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(() => void open(), token.current ? SETTLED : 0)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [call, id, said])

  // The link ends with the panel; what was shared lives its half hour.
  useEffect(
    () => () => {
      if (token.current)
        void api.post(call, { token: token.current, close: '1' }, { showError: false }).catch(() => undefined)
      token.current = undefined
    },
    [call],
  )

  const share = async () => {
    try {
      const form = { ...(JSON.parse(said) as object), ...(id !== undefined && { id }) }
      const { data: link } = await api.post<Opened>(call, form, { showError: false })
      setShared(link)
      const url = location.origin + sitePath(link.path, content)
      await copyText(url).then(
        () => message.success(text('previewShared')),
        () => message.info(text('previewShareFailed', { url })),
      )
    } catch (error) {
      tellFailure(error, text('previewFailed'))
    }
  }

  const revoke = async () => {
    try {
      await api.post(call, { token: shared?.token, close: '1' }, { showError: false })
      setShared(undefined)
      message.success(text('previewRevoked'))
    } catch (error) {
      tellFailure(error, text('previewFailed'))
    }
  }

  return (
    <div className="preview">
      <Flex gap="8px" wrap align="center" className="preview-bar">
        <Segmented
          aria-label={text('previewFrame')}
          value={device}
          options={[
            { value: 'desktop', label: text('previewDesktop') },
            { value: 'phone', label: text('previewPhone') },
          ]}
          onChange={setDevice}
        />
        <Button onClick={() => void share()}>{text('previewShare')}</Button>
        {shared && (
          <Button danger type="text" onClick={() => void revoke()}>
            {text('previewRevoke')}
          </Button>
        )}
      </Flex>
      {failed && <Alert type="error" showIcon title={text('previewFailed')} />}
      {opened ? (
        <Page key={content} address={sitePath(opened.path, content)} count={shown} width={WIDTHS[device]} />
      ) : (
        !failed && <Spin className="preview-wait" />
      )}
    </div>
  )
}

/**
 * The page in a frame of the asked width, made smaller to fit. A newer one is loaded behind it and takes its place when it
 * is there, at the same height.
 */
function Page({ address, count, width }: { address: string; count: number; width: number }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null])
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [front, setFront] = useState(0)
  const [loaded, setLoaded] = useState(0)
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1
  const src = `${address}${address.includes('?') ? '&' : '?'}frame=1&count=${count}`

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const back = 1 - front
  useEffect(() => {
    if (count === loaded) return
    const frame = frames.current[back]
    if (frame) frame.src = src
  }, [back, count, loaded, src])

  const onLoad = (place: number) => {
    if (place !== back || count === loaded) return
    const from = frames.current[front]?.contentWindow
    frames.current[back]?.contentWindow?.scrollTo(0, from?.scrollY ?? 0)
    setFront(back)
    setLoaded(count)
  }

  return (
    <div ref={box} className="preview-box">
      {[0, 1].map((place) => (
        <iframe
          key={place}
          ref={(frame) => {
            frames.current[place] = frame
          }}
          title={text('previewFrame')}
          aria-hidden={place !== front}
          // It is looked at: its links lead on within it, its scripts do not run.
          sandbox="allow-same-origin"
          className={place === front ? 'preview-frame' : 'preview-frame preview-next'}
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          onLoad={() => onLoad(place)}
        />
      ))}
    </div>
  )
}
