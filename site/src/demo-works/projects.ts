import {
  asClone,
  change,
  cloneOfMe,
  flag,
  forever,
  gone,
  ifThen,
  keyDown,
  op,
  type Op,
  type Project,
  random,
  repeat,
  set,
  type Sprite,
  touching,
  wait,
} from './project.ts'

const INK = '#22303C'
const drawing = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${inside}</g></svg>`
const stage = (svg: string, scripts: Sprite['scripts'] = []): Sprite => ({
  name: 'Stage',
  costumes: [{ name: 'backdrop', svg, x: 240, y: 180 }],
  scripts,
})

const STARS = [40, 92, 150, 214, 270, 338, 396, 446]
  .map(
    (x, at) =>
      `<circle cx="${x}" cy="${26 + ((at * 53) % 120)}" r="${at % 3 === 0 ? 3 : 2}" fill="#FDF0CB" stroke="none"/>`,
  )
  .join('')
const NIGHT = drawing(
  480,
  360,
  `<path stroke="none" fill="#27406B" d="M0 0H480V360H0Z"/>${STARS}<circle cx="396" cy="64" r="30" fill="#FDF0CB"/><path fill="#2F6B4F" d="M-4 300Q80 250 170 292T340 286T484 268V364H-4Z"/><path fill="#3B8A63" d="M-4 336Q120 296 250 330T484 316V364H-4Z"/>`,
)
const MEADOW = drawing(
  480,
  360,
  `<path stroke="none" fill="#DCECFB" d="M0 0H480V360H0Z"/><circle cx="70" cy="60" r="28" fill="#F5B82E"/><path fill="#FFFFFF" d="M300 76q4-26 32-22q12-24 40-10q28-4 26 32Z"/><path fill="#C2E3D0" d="M-4 276Q110 214 230 268T484 246V364H-4Z"/><path fill="#3FA873" d="M-4 322Q140 292 280 316T484 302V364H-4Z"/>`,
)
const RABBIT = drawing(
  96,
  110,
  '<path fill="#FFFDF8" d="M34 50Q18 8 30 6T46 44Z"/><path fill="#FFFDF8" d="M60 50Q78 10 66 6T50 44Z"/><path fill="#FFFDF8" d="M48 104Q14 104 16 74T48 42T80 74T48 104Z"/><circle cx="37" cy="70" r="3.5" fill="#22303C"/><circle cx="59" cy="70" r="3.5" fill="#22303C"/><path fill="none" d="M44 80q4 5 8 0"/><path fill="#F9D3BA" stroke="none" d="M25 80a5 4 0 1 0 10 0a5 4 0 1 0-10 0M61 80a5 4 0 1 0 10 0a5 4 0 1 0-10 0"/>',
)
const CARROT = drawing(
  44,
  60,
  '<path fill="#3FA873" d="M22 20Q8 12 14 4Q20 2 22 14Q24 2 31 4Q36 12 22 20Z"/><path fill="#EC6518" d="M22 56Q8 36 9 24Q22 14 35 24Q36 36 22 56Z"/><path fill="none" d="M14 32h8M28 40h-8"/>',
)
const STAR = drawing(
  56,
  56,
  '<path fill="#F5B82E" d="M28 4L35.500 20L53 22L40 34L43.500 52L28 43L12.500 52L16 34L3 22L20.500 20Z"/>',
)
const FIREFLY = drawing(
  60,
  60,
  '<circle cx="30" cy="30" r="26" fill="#F8DF9C" fill-opacity="0.45" stroke="none"/><circle cx="30" cy="30" r="12" fill="#F5B82E"/><path fill="#FFFDF8" d="M24 20Q10 8 14 4Q24 4 28 18ZM36 20Q50 8 46 4Q36 4 32 18Z"/>',
)
const MOON_BASKET = drawing(
  110,
  60,
  '<path fill="#8B6CF0" d="M8 14H102Q98 54 55 54T8 14Z"/><path fill="none" stroke="#D6CBF9" d="M26 26h58M34 40h42"/>',
)
const PEN_TIP = drawing(30, 30, '<circle cx="15" cy="15" r="9" fill="#D6456F"/>')

const place = (x: number | Op, y: number | Op): Op => op('motion_gotoxy', { X: x, Y: y })
const show = op('looks_show')
const hide = op('looks_hide')
const move = (steps: number): Op => op('motion_movesteps', { STEPS: steps })
const moveX = (by: number): Op => op('motion_changexby', { DX: by })
const moveY = (by: number | Op): Op => op('motion_changeyby', { DY: by })
const turn = (degrees: number | Op): Op => op('motion_turnright', { DEGREES: degrees })
const say = (words: string): Op => op('looks_say', { MESSAGE: words })
const below = (y: number): Op => op('operator_lt', { OPERAND1: op('motion_yposition'), OPERAND2: y })

/** Whoever stands below walks with the arrow keys, and what falls is caught for a point. */
function catching(options: {
  backdrop: string
  catcher: string
  half: [number, number]
  falling: string
  fall: [number, number]
  every: number
  points: string
  left: string
  words: string
}): Project {
  const { backdrop, catcher, half, falling, fall, every, points, left, words } = options
  return {
    variables: [points, left],
    shown: [points, left],
    stage: stage(backdrop, [
      [
        flag,
        set(points, 0),
        set(left, 30),
        repeat(30, wait(1), change(left, -1)),
        op('control_stop', {}, { STOP_OPTION: 'all' }),
      ],
    ]),
    sprites: [
      {
        name: 'Catcher',
        costumes: [{ name: 'standing', svg: catcher, x: half[0], y: half[1] }],
        y: -112,
        rotationStyle: "don't rotate",
        scripts: [
          [flag, place(0, -112), say(words), wait(2), say('')],
          [flag, forever(ifThen(keyDown('left arrow'), moveX(-9)), ifThen(keyDown('right arrow'), moveX(9)))],
        ],
      },
      {
        name: 'Falling',
        costumes: [{ name: 'falling', svg: falling, x: fall[0], y: fall[1] }],
        visible: false,
        scripts: [
          [flag, hide, repeat(Math.floor(30 / every), cloneOfMe, wait(every))],
          [
            asClone,
            place(random(-210, 210), 190),
            show,
            forever(
              moveY(random(-7, -4)),
              turn(3),
              ifThen(touching('Catcher'), change(points, 1), gone),
              ifThen(below(-170), gone),
            ),
          ],
        ],
      },
    ],
  }
}

const fireflies: Project = {
  variables: ['亮起来'],
  shown: ['亮起来'],
  stage: stage(NIGHT, [[flag, set('亮起来', 0)]]),
  sprites: [
    {
      name: 'Firefly',
      costumes: [{ name: 'shining', svg: FIREFLY, x: 30, y: 30 }],
      visible: false,
      scripts: [
        [flag, hide, repeat(14, cloneOfMe)],
        [
          asClone,
          place(random(-220, 220), random(-120, 150)),
          op('looks_setsizeto', { SIZE: random(50, 100) }),
          op('motion_pointindirection', { DIRECTION: random(0, 359) }),
          show,
          forever(
            move(2),
            turn(random(-12, 12)),
            op('motion_ifonedgebounce'),
            ifThen(
              touching('_mouse_'),
              change('亮起来', 1),
              op('looks_changeeffectby', { CHANGE: 25 }, { EFFECT: 'COLOR' }),
              repeat(8, op('looks_changesizeby', { CHANGE: 6 })),
              repeat(8, op('looks_changesizeby', { CHANGE: -6 })),
            ),
          ),
        ],
      ],
    },
  ],
}

const flower: Project = {
  extensions: ['pen'],
  stage: stage(drawing(480, 360, '<path stroke="none" fill="#FFFDF8" d="M0 0H480V360H0Z"/>')),
  sprites: [
    {
      name: 'Pen',
      costumes: [{ name: 'tip', svg: PEN_TIP, x: 15, y: 15 }],
      scripts: [
        [
          flag,
          op('pen_clear'),
          op('pen_penUp'),
          place(0, -10),
          op('motion_pointindirection', { DIRECTION: 90 }),
          op('pen_setPenColorToColor', { COLOR: { colour: '#d6456f' } }),
          op('pen_setPenSizeTo', { SIZE: 3 }),
          op('pen_penDown'),
          repeat(
            36,
            repeat(36, move(11), turn(10)),
            turn(10),
            op('pen_changePenColorParamBy', {
              COLOR_PARAM: { menu: 'pen_menu_colorParam', field: 'colorParam', choice: 'color' },
              VALUE: 3,
            }),
          ),
          op('pen_penUp'),
          say('一朵由 36 个圆开成的花'),
        ],
      ],
    },
  ],
}

const FOREST = drawing(
  480,
  360,
  `<path stroke="none" fill="#DCECFB" d="M0 0H480V360H0Z"/><path fill="#C2E3D0" d="M-4 220Q110 170 240 214T484 196V364H-4Z"/>${[
    [50, 150],
    [170, 120],
    [310, 138],
    [430, 118],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path fill="#8A5A36" d="M${x - 9} ${y + 40}H${x + 9}V${y + 96}H${x - 9}Z"/><path fill="#3FA873" d="M${x} ${y - 60}L${x + 48} ${y + 48}H${x - 48}Z"/>`,
    )
    .join('')}<path fill="#3FA873" d="M-4 300Q140 268 280 294T484 280V364H-4Z"/>`,
)

/** The rabbit looks out and hides again; whoever is quick enough touches it. */
const hideAndSeek: Project = {
  variables: ['分数', '剩余时间'],
  shown: ['分数', '剩余时间'],
  stage: stage(FOREST, [
    [
      flag,
      set('分数', 0),
      set('剩余时间', 30),
      wait(2),
      repeat(30, wait(1), change('剩余时间', -1)),
      op('control_stop', {}, { STOP_OPTION: 'all' }),
    ],
  ]),
  sprites: [
    {
      name: 'Rabbit',
      costumes: [{ name: 'standing', svg: RABBIT, x: 48, y: 56 }],
      rotationStyle: "don't rotate",
      scripts: [
        [
          flag,
          place(0, -40),
          show,
          say('数到三，来找我'),
          wait(2),
          say(''),
          forever(hide, wait(0.5), place(random(-200, 200), random(-120, 60)), show, wait(1)),
        ],
        [op('event_whenthisspriteclicked'), change('分数', 1), hide],
      ],
    },
  ],
}

const MAZE_WALLS = drawing(
  480,
  360,
  '<g stroke="#5B4A8A" stroke-width="14" fill="none"><path d="M10 10H470V350H10Z"/><path d="M100 10V200M100 280V350M190 100V350M190 100H280M280 180V290M370 10V120M370 120H300M370 200V350M280 290H330"/></g>',
)
const GEM = drawing(
  36,
  36,
  '<path fill="#4FB3E8" d="M8 6H28L34 14L18 33L2 14Z"/><path fill="none" stroke-width="2.500" d="M2 14H34M12 14L18 33L24 14"/>',
)
const GHOST = drawing(
  44,
  48,
  '<path fill="#FFFDF8" d="M6 44V20Q6 4 22 4T38 20V44L30 38L22 44L14 38Z"/><circle cx="16" cy="20" r="3" fill="#22303C"/><circle cx="28" cy="20" r="3" fill="#22303C"/>',
)
const gem = (number: number, x: number, y: number): Sprite => ({
  name: `Gem ${number}`,
  costumes: [{ name: 'gem', svg: GEM, x: 18, y: 18 }],
  x,
  y,
  scripts: [
    [flag, place(x, y), show, wait(0.2), forever(ifThen(touching('Rabbit'), change('宝石', 1), hide, place(300, 300)))],
  ],
})
/** A step that walls take back. */
const step = (key: string, there: Op, back: Op): Op => ifThen(keyDown(key), there, ifThen(touching('Walls'), back))

const maze: Project = {
  variables: ['宝石'],
  shown: ['宝石'],
  stage: stage(drawing(480, 360, '<path stroke="none" fill="#EDE7FB" d="M0 0H480V360H0Z"/>'), [[flag, set('宝石', 0)]]),
  sprites: [
    { name: 'Walls', costumes: [{ name: 'walls', svg: MAZE_WALLS, x: 240, y: 180 }], scripts: [] },
    gem(1, -185, -130),
    gem(2, 0, 135),
    gem(3, 0, -130),
    gem(4, 188, 120),
    {
      name: 'Ghost',
      costumes: [{ name: 'ghost', svg: GHOST, x: 22, y: 24 }],
      size: 80,
      rotationStyle: "don't rotate",
      scripts: [[flag, place(90, 40), forever(repeat(70, moveY(-2)), repeat(70, moveY(2)))]],
    },
    {
      name: 'Rabbit',
      costumes: [{ name: 'standing', svg: RABBIT, x: 48, y: 56 }],
      size: 38,
      rotationStyle: "don't rotate",
      scripts: [
        [
          flag,
          place(-185, 130),
          say('收齐四颗宝石'),
          wait(2),
          say(''),
          op('control_wait_until', {
            CONDITION: {
              condition: op('operator_gt', { OPERAND1: op('data_variable', {}, { VARIABLE: '宝石' }), OPERAND2: 3 }),
            },
          }),
          say('收齐了'),
          wait(3),
          op('control_stop', {}, { STOP_OPTION: 'all' }),
        ],
        [
          flag,
          forever(
            step('right arrow', moveX(4), moveX(-4)),
            step('left arrow', moveX(-4), moveX(4)),
            step('up arrow', moveY(4), moveY(-4)),
            step('down arrow', moveY(-4), moveY(4)),
            ifThen(touching('Ghost'), place(-185, 130)),
          ),
        ],
      ],
    },
  ],
}

/** What lessons of Scratch begin with, for editors without its library: `/static/lessons/<name>.sb3`. Actors, and no script yet. */
export const STARTERS: Readonly<Record<string, Project>> = {
  'scratch-hide-and-seek/rabbit-says-hello': {
    stage: stage(FOREST),
    sprites: [{ name: 'Rabbit', costumes: [{ name: 'standing', svg: RABBIT, x: 48, y: 56 }], scripts: [] }],
  },
}

/** The demo's Scratch works by the names of their files, `/static/works/<name>.sb3`. */
export const PROJECTS: Readonly<Record<string, Project>> = {
  fireflies,
  'catch-carrots': catching({
    backdrop: MEADOW,
    catcher: RABBIT,
    half: [48, 56],
    falling: CARROT,
    fall: [22, 30],
    every: 1,
    points: '胡萝卜',
    left: '还剩几秒',
    words: '用左右方向键接住胡萝卜',
  }),
  'catch-stars': catching({
    backdrop: NIGHT,
    catcher: MOON_BASKET,
    half: [55, 30],
    falling: STAR,
    fall: [28, 28],
    every: 0.5,
    points: '星星',
    left: '还剩几秒',
    words: '把掉下来的星星接进篮子里',
  }),
  'circle-flower': flower,
  'hide-and-seek': hideAndSeek,
  maze,
}
