const MOST_LINES = 12;
const MOST_CHARACTERS = 500;

/**
 * Passes on what a child writes, and remembers its last errors: what it wrote to standard error, and the lines of its log
 * whose level is "error". The function returned gives them, each as one line.
 */
export function lastErrors(child) {
  const lines = [];
  const remember = (line) => {
    if (line.trim() === '') return;
    lines.push(line.slice(0, MOST_CHARACTERS));
    if (lines.length > MOST_LINES) lines.shift();
  };
  passOn(child.stderr, process.stderr, remember);
  passOn(child.stdout, process.stdout, (line) => {
    const error = readLoggedError(line);
    if (error !== null) remember(error);
  });
  return () => [...lines];
}

function passOn(from, to, onLine) {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (text) => {
    // Anyone who reads our output may be slow; a server then waits, as it would without us.
    if (!to.write(text)) {
      from.pause();
      to.once('drain', () => from.resume());
    }
    const whole = (rest + text).split('\n');
    rest = (whole.pop() ?? '').slice(-MOST_CHARACTERS * 20);
    for (const line of whole) onLine(line);
  });
  from.on('end', () => onLine(rest));
  // … or gone: visitors are still served.
  const goOn = () => from.resume();
  to.on('error', goOn);
  from.on('close', () => to.off('error', goOn));
}

function readLoggedError(line) {
  if (!line.includes('"level":"error"')) return null;
  try {
    const { level, message, error } = JSON.parse(line);
    if (level !== 'error') return null;
    return error?.message ? `${message}: ${error.message}` : String(message);
  } catch {
    return null;
  }
}
