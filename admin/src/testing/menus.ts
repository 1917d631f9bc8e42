import type { MenuNode } from '@tutu/contract/api/admin-index'

let lastId = 0

export function menuNode(node: Partial<MenuNode> & Pick<MenuNode, 'type' | 'name'>): MenuNode {
  lastId += 1
  const id = node.id ?? lastId
  return {
    pid: 0,
    title: node.name,
    path: node.name,
    icon: '',
    menu_type: node.type === 'menu' ? 'tab' : null,
    url: '',
    component: node.type === 'menu' ? 'resource' : '',
    keepalive: node.type === 'menu' ? node.name : 0,
    extend: 'none',
    ...node,
    id,
    ...(node.children ? { children: node.children.map((child) => ({ ...child, pid: id })) } : {}),
  }
}

/** A module's entry with buttons for these actions. */
export function moduleNode(name: string, actions: string[] = ['index'], more: Partial<MenuNode> = {}): MenuNode {
  const children = actions.map((action) => menuNode({ type: 'button', name: `${name}/${action}` }))
  return menuNode({ type: 'menu', name, children, ...more })
}
