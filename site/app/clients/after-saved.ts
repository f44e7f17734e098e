import { concludeCadastro } from "./cadastro.ts";
import { whenSaved } from "./outbox/outbox.ts";
import { clearSavedProgress } from "./storage/diagnostico-storage.ts";

// What the journeys do once the server has their row. Registered on import: by start-clients, which sends what earlier
// pages queued, and by the two journeys themselves.

whenSaved("diagnosticos_respostas", clearSavedProgress);

whenSaved("cadastros_app", concludeCadastro);
