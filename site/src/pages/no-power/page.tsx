import { Problem } from '../../ui/problem/problem.tsx'

export default function NoPowerPage() {
  return <Problem kind="noPower" />
}
