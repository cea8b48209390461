// A bot as a program of its own: a template for Node, without packages.
//
//     canasta arena --bots "process:node bot.mjs,greedy" --deals 20

import { createInterface } from "node:readline";

const PROTOCOL = 1;

// One of view.legal. Put your own play here.
function choose(view, history, seed) {
  for (const verb of ["draw", "yes", "meld", "add"]) {
    const found = view.legal.find((action) => action.split(" ")[0] === verb);
    if (found) return found;
  }
  const thrown = view.legal.filter((action) => action.startsWith("discard"));
  const among = thrown.length ? thrown : view.legal;
  return among[seed % among.length];
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

// Answer every question with one line. Whatever else you print goes to console.error.
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "ready", protocol: PROTOCOL, name: "template", wants: ["history"] });
  } else if (message.type === "act") {
    say({ type: "action", id: message.id, action: choose(message.view, message.history, message.seed) });
  }
}
