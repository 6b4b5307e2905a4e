// The checker page without its page: says what it says of each record given, exit status 0 where all are good.
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const html = readFileSync(new URL("../../assets/verify/verifier.html", import.meta.url), "utf8");
const script = html.match(/<script id="checker">([^]*?)<\/script>/)[1];
const page = createContext({ TextEncoder });
runInContext(script, page);

let bad = false;
for (const path of process.argv.slice(2)) {
  const text = readFileSync(path, "utf8");
  // A page that was written beside a record has it inside.
  const inside = text.match(/<script type="application\/json" id="record">([^]*?)<\/script>/);
  try {
    for (const record of page.recordsIn(inside ? inside[1] : text)) {
      const { verdict, title, faults } = await page.check(record);
      console.log(`${path}: ${title}`, faults.join(" "));
      bad ||= verdict === "bad" || faults.length > 0;
      if (record.by === "lot") {
        const typed = {
          seed: record.seed,
          round: String(record.round),
          numbers: record.numbers.join(", "),
          forbidden: record.forbidden.map(pair => pair.join(" – ")).join(" · "),
          nobye: record.no_bye.join(", "),
          fixed: Object.entries(record.fixed_tables).map(([team, table]) => `équipe ${team} à la table ${table}`).join(", "),
          seats: record.tables.map(seat => seat.table).join(" "),
        };
        const { tables } = await page.fromPaper(typed);
        const same = tables.every((seat, i) => seat.a === record.tables[i].team_a && seat.b === record.tables[i].team_b);
        if (!bad && !(same && tables.length === record.tables.length)) throw new Error("typed from the paper it draws otherwise");
      }
    }
  } catch (error) {
    console.log(`${path}: ${error.message}`);
    bad = true;
  }
}
process.exit(bad ? 1 : 0);
