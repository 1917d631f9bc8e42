/** Colours of a picture by their letters; a dot or a space: nothing. */
export const LETTERS: Readonly<Record<string, string>> = {
  k: '#22303c',
  w: '#ffffff',
  s: '#8a97a3',
  r: '#d62839',
  o: '#e8590c',
  y: '#f5b82e',
  g: '#2b8a5b',
  b: '#1c7ed6',
  p: '#8b6cf0',
  i: '#f4a6c0',
  n: '#8a5a36',
  c: '#4fb3e8',
}

/** Pictures that programs find by their names. */
export const PICTURES: Readonly<Record<string, string>> = {
  rabbit: '.w..w.\n.w..w.\n.iwwi.\nwwwwww\nwkwwkw\nwwiiww\n.wwww.\n.w..w.',
  carrot: '.gg.\ngggg\noooo\noooo\n.oo.\n.oo.\n..o.',
  star: '..y..\n..y..\nyyyyy\n.yyy.\n.y.y.',
  heart: '.r.r.\nrrrrr\nrrrrr\n.rrr.\n..r..',
  apple: '..n.\n.rr.\nrrrr\nrrrr\n.rr.',
  ghost: '.sss.\nswwws\nskwks\nswwws\nswwws\ns.s.s',
  ball: '.bb.\nbbbb\nbbbb\n.bb.',
  wall: 'nnn\nnnn\nnnn',
}
