// Times answers: see speed.mjs. Half the time is for warming up.
export function timed(flightstand, text) {
  const [seconds, ...lines] = text.trimEnd().split("\n");
  const times = [];
  for (const line of lines) {
    if (line.startsWith("!")) {
      run(flightstand, line.slice(1), seconds * 500);
      times.push(run(flightstand, line.slice(1), seconds * 500));
    } else {
      flightstand.answer(line);
    }
  }
  return times;
}

function run(flightstand, line, milliseconds) {
  const begin = performance.now();
  let answers = 0;
  while (performance.now() - begin < milliseconds) {
    flightstand.answer(line);
    answers++;
  }
  return (performance.now() - begin) / answers;
}
