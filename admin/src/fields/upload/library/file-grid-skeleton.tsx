import { Skeleton } from 'antd'

/** The shape of what is coming: cards. */
export function FileGridSkeleton() {
  return (
    <ul className="file-grid" aria-busy>
      {Array.from({ length: 10 }, (_, index) => (
        <li key={index} className="file-card">
          <Skeleton.Node active className="file-card-bone" />
        </li>
      ))}
    </ul>
  )
}
