let audio: AudioContext | undefined

/** A short, low, soft tone. Off until a child turns it on. */
export function beepOnSlip() {
  audio ??= new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = 196
  volume.gain.setValueAtTime(0.06, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.12)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.12)
}
