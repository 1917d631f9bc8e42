import type { SearchOutcome } from '@tutu/contract/core/envelope'
import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { SEARCH_LENGTH_MAX } from '../lib/list-address.ts'
import type { Query } from '../lib/links.ts'
import { useSite, useText } from '../lib/use-site.ts'

// Lists that are searched and filtered by a form: it, what belongs to it, and the place of the results.

const TEXTS = {
  'zh-cn': {
    search: '搜索',
    filters: '筛选',
    filtersChosen: '已选 {count} 项',
    liveProblem: '结果没能更新。看看网络是不是断了，再按“搜索”试一次。',
    didYouMean: '没有找到“{words}”。你想找的是不是',
    didYouMeanEnd: '？下面就是它的结果。',
  },
  en: {
    search: 'Search',
    filters: 'Filters',
    filtersChosen: '{count} chosen',
    liveProblem: 'The results could not be updated. Check your connection, then press Search to try again.',
    didYouMean: 'Nothing found for “{words}”. Did you mean',
    didYouMeanEnd: '? Here is what it finds.',
  },
} as const

type LiveFormProps = {
  /** Path of the list. */
  action: string
  /** The words searched for. */
  q: string
  /** What is searched: '搜索课程'. */
  label: string
  /** Stands in the empty field; absent: the label. */
  placeholder?: string
  /** Parameters that the form keeps and does not show. */
  hidden?: Query
  /** Further choices. */
  children?: ReactNode
}

/** A plain GET form; with script it answers while it is being filled in (page-script/live-form.ts). */
export function LiveForm({ action, q, label, placeholder = label, hidden = {}, children }: LiveFormProps) {
  const { language } = useSite()
  const t = useText(TEXTS)
  const kept = { ...hidden, lang: language === DEFAULT_LANGUAGE ? undefined : language }
  return (
    <form action={action} className="filter-form" role="search" data-live>
      <div className="flex gap-2">
        <label className="search-box">
          <Search aria-hidden />
          <span className="sr-only">{label}</span>
          <input
            type="search"
            name="q"
            defaultValue={q}
            placeholder={placeholder}
            maxLength={SEARCH_LENGTH_MAX}
            enterKeyHint="search"
            autoComplete="off"
          />
        </label>
        <button type="submit" className="btn btn-primary">
          {t('search')}
        </button>
      </div>
      {children}
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </form>
  )
}

/**
 * Stands before `.filter-choices`. On phones the choices are folded away. They stand behind this element instead of in it, so that without script, and in
 * browsers that cannot style what a closed one holds, wide screens show them all the same.
 */
export function FilterFold({ count }: { count: number }) {
  const t = useText(TEXTS)
  return (
    <details className="filter-fold">
      <summary>
        <SlidersHorizontal aria-hidden />
        {t('filters')}
        {/* The page script keeps it true while choices are made. */}
        <span data-live-note className="filter-count">
          {count > 0 && t('filtersChosen', { count })}
        </span>
        <ChevronDown aria-hidden className="filter-arrow" />
      </summary>
    </details>
  )
}

/** Where the results stand: the page script puts the answer to a changed form here, so the element itself must stay. */
export function LiveResults({ children }: { children: ReactNode }) {
  const t = useText(TEXTS)
  return (
    <>
      <p data-live-problem role="alert" hidden className="mt-6 font-bold text-berry">
        {t('liveProblem')}
      </p>
      <div data-results aria-live="polite">
        {children}
      </div>
    </>
  )
}

type SearchNotesProps = {
  outcome: SearchOutcome | undefined
  /** What was searched for. */
  words: string
  /** Address of the results of other words. */
  link: (words: string) => string
  /** Said where no row has all words. */
  someWords: string
}

/** What a search by words says of itself. The link leads to the words put right, so that the search box holds them. */
export function SearchNotes({ outcome, words, link, someWords }: SearchNotesProps) {
  const t = useText(TEXTS)
  const meant = outcome?.did_you_mean
  if (meant)
    return (
      <p className="mb-4">
        {t('didYouMean', { words })}{' '}
        <a href={link(meant)} className="font-bold text-sky underline underline-offset-4">
          {meant}
        </a>
        {t('didYouMeanEnd')}
      </p>
    )
  return outcome?.mode === 'any' ? <p className="mb-4 text-muted">{someWords}</p> : null
}
