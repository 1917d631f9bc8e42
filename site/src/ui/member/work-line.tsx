import { useSite, useText } from '../../lib/use-site.ts'
import { kindName } from '../../lib/work-kinds.ts'
import type { MyWork } from '../../lib/member/my-works.ts'

const TEXTS = {
  'zh-cn': {
    draft: '草稿',
    pending: '老师在看',
    approved: '已展示',
    rejected: '退回了，改一改再交',
    withdrawn: '已收回',
    likes: '{count} 个喜欢',
  },
  en: {
    draft: 'Draft',
    pending: 'A teacher is looking',
    approved: 'Shown',
    rejected: 'Sent back: mend it and hand it in again',
    withdrawn: 'Taken back',
    likes: '{count} {count|like|likes}',
  },
} as const

const ACCENTS: Readonly<Record<MyWork['state'], string>> = {
  draft: 'accent-teal',
  pending: 'accent-honey',
  approved: 'accent-leaf',
  rejected: 'accent-berry',
  withdrawn: 'accent-sky',
}

/** What a work is called, how far it is, of which kind, and how many like it. */
export function WorkLine({ work: { title, state, kind, likes } }: { work: MyWork }) {
  const t = useText(TEXTS)
  const { language } = useSite()
  return (
    <>
      <p>
        <b className="wrap-anywhere">{title}</b> <span className={`chip ${ACCENTS[state]}`}>{t(state)}</span>
      </p>
      <p className="text-sm text-muted">
        {kindName(kind, language)}
        {likes > 0 && ` · ${t('likes', { count: likes })}`}
      </p>
    </>
  )
}
