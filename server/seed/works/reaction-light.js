// 红绿灯反应赛：三位选手比谁反应快，每人测五次，取平均
// Five tries each; the quickest on average wins.
const players = ['小兔', '蜗牛', '猫头鹰']
const fastest = { 小兔: 180, 蜗牛: 900, 猫头鹰: 240 }

function tries(name) {
  const times = []
  for (let n = 0; n < 5; n++) {
    times.push(fastest[name] + Math.floor(Math.random() * 120))
  }
  return times
}

function average(numbers) {
  let sum = 0
  for (const number of numbers) sum += number
  return Math.round(sum / numbers.length)
}

const results = players.map((name) => ({ name, time: average(tries(name)) }))
results.sort((a, b) => a.time - b.time)

results.forEach(({ name, time }, place) => {
  console.log(`第 ${place + 1} 名：${name}，平均 ${time} 毫秒`)
})
