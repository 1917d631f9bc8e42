import { useState } from 'react'
import { useAssetUrl } from '../lib/asset-url.ts'
import './portrait.css'

/** Somebody's picture, or the first letter of the name while there is none that can be shown. `avatar`: an address, or ''. */
export function Portrait({ avatar, name, size = 28 }: { avatar: string; name: string; size?: number }) {
  const asset = useAssetUrl()
  const [failed, setFailed] = useState('')
  const src = avatar && asset(avatar)
  const isShown = src !== '' && src !== failed
  return (
    <span
      className="portrait"
      style={{ width: size, height: size, fontSize: size / 2 }}
      aria-hidden="true"
      data-letter={isShown ? '' : name.slice(0, 1).toUpperCase()}
    >
      {isShown ? <img src={src} alt="" onError={() => setFailed(src)} /> : null}
    </span>
  )
}
