import { WOOD, CREAM, BERRY, HONEY, VIOLET, type At, Tree, Cloud, Flower, Balloon } from './things.tsx'

/** The sky, and what is far away. */
export function Sky() {
  return (
    <>
      <path stroke="none" className="m-sky" d="M0 0H1600V330H0Z" />
      <g className="m-night" stroke="none">
        {[90, 240, 395, 520, 700, 860, 1010, 1180, 1390, 1540].map((x, index) => (
          <circle key={x} cx={x} cy={34 + ((index * 47) % 120)} r={2 + (index % 3)} fill={HONEY} />
        ))}
        <path fill={HONEY} d="M860 46A44 44 0 1 0 884 118A36 36 0 0 1 860 46Z" />
      </g>
      <g className="m-day">
        <circle cx="866" cy="86" r="42" fill={HONEY} />
        <path
          stroke={HONEY}
          strokeWidth="6"
          d="M866 24V8M866 164V148M804 86H788M944 86H928M822 42L811 31M921 141L910 130M910 42L921 31M811 141L822 130"
        />
      </g>
      <Cloud x={470} y={76} scale={0.9} />
      <Cloud x={690} y={132} scale={0.6} />
      <Cloud x={1060} y={64} scale={1} />
      <Cloud x={1500} y={86} scale={0.8} />
      {/* mountains */}
      <path className="m-peak" d="M940 300L1062 132L1120 200L1216 72L1330 218L1392 156L1540 300Z" />
      <path className="m-snow" d="M1216 72L1180 120L1200 132L1216 116L1234 138L1254 120Z" />
      <path className="m-snow" d="M1062 132L1036 168L1054 176L1066 164L1080 180L1090 165Z" />
      <path className="m-snow" d="M1392 156L1366 184L1384 192L1396 182L1406 194L1420 184Z" />
      {/* the far hills */}
      <path
        className="m-far"
        d="M-10 320C120 190 300 190 420 262C520 200 700 190 840 270C980 210 1160 214 1290 272C1400 230 1520 230 1620 268V360H-10Z"
      />
      <Balloon x={610} y={70} />
      <path
        strokeWidth="3.5"
        fill="none"
        d="M300 60q9-10 16 0q8-10 17 0M352 86q7-8 13 0q6-8 13 0M1320 60q9-10 16 0q8-10 17 0"
      />
    </>
  )
}

/** Fields, meadows, the river and the sea: everything the road goes over. */
export function Land() {
  return (
    <>
      <path
        className="m-meadow-1"
        d="M-10 300C80 226 190 222 300 262C460 300 560 262 720 276C900 292 1000 262 1180 276C1360 292 1500 260 1610 290V580H-10Z"
      />
      <path
        className="m-meadow-2"
        stroke="none"
        d="M-10 520C160 480 300 530 480 512S820 480 1000 512S1400 550 1610 502V860H-10Z"
      />
      <path
        className="m-meadow-3"
        stroke="none"
        d="M-10 826C140 800 320 840 520 822S900 800 1100 826S1440 840 1610 810V1120H-10Z"
      />
      <path
        className="m-sand"
        stroke="none"
        d="M-10 1088C200 1060 420 1094 640 1076S1060 1060 1260 1086S1500 1090 1610 1068V1160H-10Z"
      />
      {/* the river, from the mountains by the lake to the sea */}
      <path className="m-bank" fill="none" d={RIVER} />
      <ellipse className="m-lake" cx="836" cy="548" rx="176" ry="48" />
      <path className="m-water" fill="none" d={RIVER} />
      <path
        className="m-foam"
        fill="none"
        d="M740 540q14-9 28 0t28 0M880 566q14-9 28 0t28 0M650 640q10-8 20 0M640 830q10-8 20 0M1060 440q10-8 20 0"
      />
      <path
        className="m-sea"
        stroke="none"
        d="M-10 1124C140 1106 330 1130 560 1116S1000 1104 1200 1124S1480 1130 1610 1108V1270H-10Z"
      />
      <path
        className="m-foam"
        d="M-10 1124C140 1106 330 1130 560 1116S1000 1104 1200 1124S1480 1130 1610 1108"
        fill="none"
      />
      <path
        className="m-foam"
        fill="none"
        d="M80 1190q16-12 32 0t32 0M430 1216q16-12 32 0t32 0M620 1160q16-12 32 0t32 0M1060 1226q16-12 32 0t32 0M1330 1190q16-12 32 0t32 0M1130 1160q16-12 32 0t32 0"
      />
      {/* patches and tufts */}
      <path
        className="m-tuft"
        fill="none"
        d="M60 440l6-14l5 14l6-10M560 490l6-14l5 14l6-10M350 830l6-14l5 14l6-10M1180 840l6-14l5 14l6-10M1540 730l6-14l5 14l6-10M860 850l6-14l5 14l6-10M60 1010l6-14l5 14l6-10M1120 560l6-14l5 14l6-10M400 540l6-14l5 14l6-10M1370 560l6-14l5 14l6-10M520 900l6-14l5 14l6-10"
      />
    </>
  )
}

const RIVER =
  'M1180 240C1150 290 1010 300 1022 350C1030 410 1110 440 1010 520C940 550 780 530 700 580C630 620 640 680 618 730C600 780 690 830 640 900C600 950 640 1050 655 1140'

const BRIDGES = [
  { x: 1022, y: 345, turn: 0 },
  { x: 622, y: 702, turn: 3 },
  { x: 628, y: 996, turn: -4 },
] as const

/** Over the river, over the road. */
export function Bridges() {
  return BRIDGES.map(({ x, y, turn }) => (
    <g key={y} transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path fill={WOOD} d="M-58 20Q0-10 58 20V-16Q0-44-58-16Z" />
      <path strokeWidth="3" d="M-40 12V-24M-20 5V-30M0 3V-32M20 5V-30M40 12V-24" />
      <path fill="none" d="M-58-16V-34M58-16V-34M-20-30V-46M20-30V-46M-58-34Q0-60 58-34" />
    </g>
  ))
}

const TREES: readonly (At & { fir?: boolean })[] = [
  { x: 668, y: 300, scale: 0.5, fir: true },
  { x: 700, y: 306, scale: 0.6 },
  { x: 906, y: 296, scale: 0.5 },
  { x: 1536, y: 330, scale: 0.8, fir: true },
  { x: 1574, y: 350, scale: 0.66, fir: true },
  { x: 40, y: 490, scale: 0.8 },
  { x: 92, y: 508, scale: 0.6 },
  { x: 480, y: 520, scale: 0.7 },
  { x: 520, y: 540, scale: 0.9 },
  { x: 566, y: 530, scale: 0.62 },
  { x: 1090, y: 560, scale: 0.6 },
  { x: 1566, y: 640, scale: 0.9, fir: true },
  { x: 1540, y: 690, scale: 0.7, fir: true },
  { x: 1578, y: 740, scale: 0.8, fir: true },
  { x: 34, y: 730, scale: 0.8, fir: true },
  { x: 50, y: 846, scale: 0.7, fir: true },
  { x: 34, y: 930, scale: 0.9, fir: true },
  { x: 76, y: 1040, scale: 0.8, fir: true },
  { x: 30, y: 1060, scale: 0.66, fir: true },
  { x: 700, y: 900, scale: 0.74 },
  { x: 600, y: 890, scale: 0.6 },
  { x: 862, y: 880, scale: 0.62, fir: true },
  { x: 896, y: 900, scale: 0.8, fir: true },
  { x: 934, y: 884, scale: 0.6, fir: true },
  { x: 1226, y: 900, scale: 0.7 },
  { x: 1262, y: 916, scale: 0.56 },
  { x: 380, y: 900, scale: 0.56 },
]

const FLOWERS: readonly (readonly [number, number])[] = [
  [470, 440],
  [494, 450],
  [226, 470],
  [640, 452],
  [1190, 470],
  [1214, 480],
  [836, 800],
  [860, 808],
  [1000, 880],
  [1290, 860],
  [790, 900],
  [1400, 520],
]

export function Woods() {
  return (
    <>
      {TREES.map((tree) => (
        <Tree key={`${tree.x}-${tree.y}`} {...tree} />
      ))}
      {FLOWERS.map(([x, y], index) => (
        <Flower key={`${x}-${y}`} x={x} y={y} fill={[BERRY, CREAM, VIOLET][index % 3]!} />
      ))}
    </>
  )
}
