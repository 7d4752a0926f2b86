const MOST_LINES = 12;
const MOST_CHARACTERS = 500;

/**
 * Passes on a child's output and remembers its last errors: standard error, and log lines with the level "error". Returns a function
 * that gives them, one per line.
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
    // A slow reader of our output slows the server down, as it would without this process.
    if (!to.write(text)) {
      from.pause();
      to.once('drain', () => from.resume());
    }
    const whole = (rest + text).split('\n');
    rest = (whole.pop() ?? '').slice(-MOST_CHARACTERS * 20);
    for (const line of whole) onLine(line);
  });
  from.on('end', () => onLine(rest));
  // A reader that is gone doesn't stop the server.
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
