import type { MouseEvent, ReactNode } from 'react'
import { useSite } from '../../../lib/use-site.ts'
import { goTo } from '../keep/use-address.ts'
import { type Address, formatAddress } from '../logic/address.ts'

type AddressLinkProps = { address: Address; current?: boolean; children: ReactNode }

/** A plain link, so that it works before the page does and can be bookmarked; with script the page stays. */
export function AddressLink({ address, current = false, children }: AddressLinkProps) {
  const { language, path } = useSite()
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(address)
  }
  return (
    <a
      href={path + formatAddress(address, language === 'zh-cn' ? null : language)}
      aria-current={current ? 'page' : undefined}
      onClick={go}
    >
      {children}
    </a>
  )
}
