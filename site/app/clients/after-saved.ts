import { concludeCadastro } from "./cadastro.ts";
import { clearSavedProgress } from "./diagnostico-storage.ts";
import { whenSaved } from "./outbox.ts";

// What the journeys do once the server has their row. Registered on import, by every module that acknowledges rows.

whenSaved("diagnosticos_respostas", clearSavedProgress);

whenSaved("cadastros_app", ({ id }) => concludeCadastro(id));
