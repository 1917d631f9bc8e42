import { QueryClientProvider } from '@tanstack/react-query'
import type { Language } from '@tutu/contract/core/languages'
import { ConfigProvider, message as antdMessage, type ModalFuncProps } from 'antd'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../lib/i18n.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useMedia } from '../lib/media.ts'
import { connectMessages } from '../lib/message.ts'
import { showNoticesWith } from '../lib/notices.ts'
import { queryClient } from '../lib/query.ts'
import { useIsDark } from '../lib/theme.ts'
import { antdTheme } from './antd-theme.ts'
import { QUIET, quietMessages } from './quiet-icons.tsx'
import { useColours } from './use-colours.ts'

const LOCALES: Record<Language, typeof zhCN> = { 'zh-cn': zhCN, en: enUS }

// Without autoInsertSpace Chinese buttons read as they are written. One object: another one has all of antd's parts on the
// page drawn anew, those of hidden tabs too.
const BUTTON = { ...QUIET.button, autoInsertSpace: false }

// What antd would do by itself, but later: a dialog that opens from a drawer then finds itself in no page and keeps no focus.
const inPage = () => document.body

/** What every screen after sign-in stands in: antd in the brand's colours and the user's language, messages, queries. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const isDark = useIsDark()
  const colours = useColours()
  // Else antd waits for the ends of transitions that there are not.
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const theme = useMemo(() => {
    const { token, ...rest } = antdTheme(isDark, colours)
    return { ...rest, token: { ...token, motion: !isStill } }
  }, [isDark, colours, isStill])
  return (
    <ConfigProvider {...QUIET} button={BUTTON} getPopupContainer={inPage} locale={LOCALES[language]} theme={theme}>
      <MessageBridge />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ConfigProvider>
  )
}

/** Without antd's dialogs the browser asks: a form that can't be left would be worse. */
function PlainDialogs({ asked = [] }: { asked?: readonly ModalFuncProps[] }) {
  const answered = useRef(0)
  useEffect(() => {
    for (const { title, content, onOk, onCancel } of asked.slice(answered.current)) {
      const texts = [title, content].filter((text) => typeof text === 'string')
      // oxlint-disable-next-line no-alert -- see above
      if (window.confirm(texts.join('\n'))) void onOk?.()
      else void onCancel?.()
    }
    answered.current = asked.length
  }, [asked])
  return null
}

// Most visits ask nothing.
const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs, PlainDialogs)

/** Lends antd's messages and dialogs to code outside components. antd's `App` does, too, but brings everything along. */
function MessageBridge() {
  const [antdMessages, messageHolder] = antdMessage.useMessage()
  const message = useMemo(() => quietMessages(antdMessages), [antdMessages])
  const [asked, setAsked] = useState<readonly ModalFuncProps[]>([])
  useLayoutEffect(() => {
    connectMessages({ message, modal: { confirm: (options) => setAsked((before) => [...before, options]) } })
    // The same text twice, as when several requests fail for one reason, is one message.
    const undo = showNoticesWith({
      success: (content) => void message.success({ content, key: content }),
      error: (content) => void message.error({ content, key: content }),
    })
    return () => {
      undo()
      connectMessages(null)
    }
  }, [message])
  return (
    <>
      {messageHolder}
      {asked.length > 0 ? (
        <Suspense fallback={null}>
          <Dialogs asked={asked} />
        </Suspense>
      ) : null}
    </>
  )
}
