import { useEffect, useState } from 'react'

type Props = { text: string; label: string; className?: string }

/** A QR code, drawn here. What draws it is fetched by those who see one; without it there is the text itself. */
export function QrPicture({ text, label, className }: Props) {
  const [path, setPath] = useState<{ path: string; size: number }>()
  useEffect(() => {
    let isWanted = true
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { ecc: 'L', border: 2 })
        const squares = data.flatMap((row, y) => row.flatMap((isOn, x) => (isOn ? [`M${x} ${y}h1v1h-1Z`] : [])))
        if (isWanted) setPath({ path: squares.join(''), size })
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [text])
  if (!path) return <span className={`${className} skeleton`} aria-hidden />
  return (
    <svg
      className={className}
      viewBox={`0 0 ${path.size} ${path.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={path.size} height={path.size} fill="#fff" />
      <path d={path.path} fill="#22303c" />
    </svg>
  )
}
