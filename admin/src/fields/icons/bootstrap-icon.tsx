import 'bootstrap-icons/font/bootstrap-icons.min.css'

/** `name` is the list of classes the stylesheet asks for: 'bi bi-house'. */
export function BootstrapIcon({ name }: { name: string }) {
  return <i className={name} />
}
